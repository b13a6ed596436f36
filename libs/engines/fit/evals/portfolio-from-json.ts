import { plainFields } from '@folia/contracts/plain-text';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readJsonResume } from '@folia/resume-reading/sources/read-json-resume';

/**
 * The items of a JSON Resume as the import makes them, in plain words, for evaluations; plain `patents`, `talks` and `achievements` are taken for our own sections.
 * `asOf` YYYY-MM or longer. Throws like the import's reader.
 */
export function portfolioFromJson(json: string, asOf: string): PortfolioItem[] {
  const { patents, talks, achievements, ...resume } = JSON.parse(json) as Record<string, unknown>;
  const whole = {
    ...resume,
    ...(patents ? { 'x-patents': patents } : {}),
    ...(talks ? { 'x-talks': talks } : {}),
    ...(achievements ? { 'x-achievements': achievements } : {}),
  };
  const { entries } = readJsonResume(Buffer.from(JSON.stringify(whole)), asOf.slice(0, 7), () => undefined);
  return entries.map(({ id, kind, fields }) => ({ id, kind, fields: plainFields(kind, fields) }));
}

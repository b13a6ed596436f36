import type { AnyFields } from '@folia/contracts/item/fields';
import { plainFields } from '@folia/contracts/plain-text';
import type { ResumeDocument, ResumeHeader } from '@folia/contracts/resume-document';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readJsonResume } from '@folia/resume-reading/sources/read-json-resume';
import { writeJson } from '@folia/resume-writing/document/write-json';
import { writeText } from '@folia/resume-writing/document/write-text';

type Json = Record<string, unknown>;
const ownSections = ['patents', 'talks', 'achievements'] as const;

/** A JSON Resume as items in plain words and the head of a resume, for evaluations; plain `patents`, `talks` and `achievements` are taken for our own sections. Throws like the import's reader. */
export function portfolioAndHeader(json: string, asOf: string): { items: PortfolioItem[]; header: ResumeHeader } {
  const resume = JSON.parse(json) as Json;
  const whole = Object.fromEntries(Object.entries(resume).map(([key, value]) => [ownSections.some((name) => name === key) ? `x-${key}` : key, value]));
  const { basics, entries } = readJsonResume(Buffer.from(JSON.stringify(whole)), asOf.slice(0, 7), () => undefined);
  const { name, headline, email, phone, location } = basics;
  return {
    items: entries.map(({ id, kind, fields }) => ({ id, kind, fields: plainFields(kind, fields as AnyFields) })),
    header: { name: textIn(name), headline: textIn(headline), email: textIn(email), phone: textIn(phone), location: textIn(location), links: [] },
  };
}
const textIn = (found: unknown): string => {
  const value = found && typeof found === 'object' && 'value' in found ? (found as { value: unknown }).value : found;
  return typeof value === 'string' ? value : '';
};

/** Skills under their categories, as JSON Resume has them. */
function groupSkills(skills: readonly Json[]): Json[] {
  const groups = new Map<string, string[]>();
  for (const { name, 'x-category': category } of skills) {
    const group = String(category ?? '');
    groups.set(group, [...(groups.get(group) ?? []), String(name)]);
  }
  return [...groups].map(([name, keywords]) => ({ ...(name ? { name } : {}), keywords }));
}

/** The resume in the form the evaluation's runner reads: JSON Resume with grouped skills, and the plain text people download. Pure. */
export function resumeForEval(document: ResumeDocument): { resume: Json; text: string } {
  const { skills, ...resume } = JSON.parse(writeJson(document, new Date(0))) as Json & { skills?: Json[] };
  const plain = Object.fromEntries(Object.entries(resume).map(([key, value]) => [ownSections.some((name) => `x-${name}` === key) ? key.slice(2) : key, value]));
  return { resume: { ...plain, ...(skills ? { skills: groupSkills(skills) } : {}) }, text: writeText(document) };
}

import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { isOrderToReader, untilOrderToReader } from '@folia/text/orders-to-reader';
import type { Demand } from '../tailor/analyse/demand';
import { checkClaims } from './check-claims';
import { checkEntryHeaders } from './check-entry-headers';
import { checkQuantities } from './check-quantities';
import { checkDegrees, checkNeighbours, checkWords } from './check-words';

/** What a wording rests on: the line itself, and the heading of its item (title, employer, name), whose words it may use but whose claims it may not. */
export type RewriteSource = { line: string; context: readonly string[] };

/**
 * What a wording says that its source does not; empty when it holds. Strict on purpose: a word fails if it is neither in the source, nor another name for
 * something in it, nor mere grammar. An honest wording is more likely to be dropped than a lying one to pass. `demand`: the posting, to tell which words come
 * only from it. Pure.
 */
export function verifyRewrite(source: RewriteSource, rewrite: string, demand: Demand | null): RewriteFlaw[] {
  const text = rewrite.trim();
  if (!/\p{L}/u.test(text)) return [{ reason: 'empty', words: rewrite }];
  if (isOrderToReader(text)) return [{ reason: 'order', words: text }];
  const line = untilOrderToReader(source.line);
  if (text === line) return [];
  return [
    ...checkWords(line, source.context, text, demand),
    ...checkQuantities(line, text),
    ...checkClaims(line, text),
    ...checkNeighbours(line, text),
    ...checkDegrees(line, text),
    ...checkEntryHeaders(line, text),
  ];
}

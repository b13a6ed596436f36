import { type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { checkOrder } from '@folia/resume-writing/model/check-order';
import { quantitiesIn } from '@folia/resume-writing/verify/read-quantities';
import { verifyRewrite } from '@folia/resume-writing/verify/verify-rewrite';
import { stemOf } from '@folia/text/word-stems';
import type { Writer } from '../compose/writer';
import { isPast } from './check-sentence';

const opening = /^(?:yes|no)\s*[,:–-]\s*/i;
const saying = /^(?:according to (?:the|their|his|her) portfolio,?\s*|the portfolio (?:says|shows|states|mentions)(?: that)?:?\s*)/i;
const person = /^(?:she|he|they)\s+(?:has |have |had )?/i;
const presence = /(?<!\p{L})(?:currently|now|today|nowadays|still|presently|works|is working|is employed|at present|these days|is (?:the |a |an )?)(?!\p{L})/iu;
const quoted = /[“„«"]\s?([^“”„«»"]+?)\s?[”“»"]/gu;

/** What somebody said in words of their own, without who it is about. */
function bareWording(text: string, { name, subject }: Writer): string {
  let bare = text.replace(opening, '').replace(saying, '');
  for (const one of [subject.basics.name, name]) if (one && bare.startsWith(`${one} `)) bare = bare.slice(one.length + 1).replace(/^(?:has|have|had)\s+/, '');
  bare = bare.replace(person, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/**
 * Whether a free wording, a model's, says nothing that its citations do not: every cited line under the verifier of rewritten resume lines, in the light of the
 * entry's title, employer and dates. Words of a quotation have to be the portfolio's.
 */
export function holdsAsWording(claim: AnswerClaim, writer: Writer): boolean {
  if (claim.kind !== 'fact') return false;
  const { citations, text } = claim;
  if ([...text.matchAll(quoted)].some(([, words = '']) => !citations.some(({ quote }) => quote.includes(words.trim())))) return false;
  const ids = new Set(citations.map(({ itemId }) => itemId));
  const entries = [...ids].flatMap((id) => writer.subject.entryOf.get(id) ?? []);
  // One entry at a time: what two of them say together may be said of neither.
  if (ids.size > 1) return false;
  if (presence.test(text) && (ids.has(basicsId) || isPast(entries, writer))) return false;
  const lines = citations.filter(
    ({ itemId, field }) => itemId === basicsId || !['position', 'employer', 'organization', 'institution', 'startDate', 'endDate', 'date'].includes(field),
  );
  if (lines.length === 0) return false;
  const wording = bareWording(text.replace(quoted, '$1'), writer);
  return lines.some(({ quote }) => isSaidBy(quote, plainVerb(wording, quote)));
}

/** A line bears a wording out that adds nothing, changes no order and keeps every figure. */
function isSaidBy(line: string, wording: string): boolean {
  const kept = quantitiesIn(wording);
  const isWhole = quantitiesIn(line).every(({ value, unit }) => kept.some((one) => one.value === value && one.unit === unit));
  return /\p{L}/u.test(wording) && isWhole && verifyRewrite({ line, context: [] }, wording, null).length === 0 && checkOrder(line, wording).length === 0;
}

/** "Leads three shifts" of somebody whose line says "Lead three shifts". */
function plainVerb(wording: string, line: string): string {
  const [said = '', meant = ''] = [wording, line].map((text) => text.split(/\s/)[0] ?? '');
  return said !== meant && said.toLowerCase() === `${meant.toLowerCase()}s` && stemOf(said) === stemOf(meant) ? meant + wording.slice(said.length) : wording;
}

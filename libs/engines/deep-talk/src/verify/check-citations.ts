import { type AnswerCitation, type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { isOrderToReader } from '@folia/text/orders-to-reader';
import type { ReadSubject } from '../read/subject';
import { isOrderHere } from '../understand/word-finders';

/** The texts that stand in a field of the basics. */
function basicsTexts({ basics }: ReadSubject, field: string): string[] {
  if (field === 'links') return basics.links.flatMap(({ label, url }) => [label, url]);
  const value = (basics as Record<string, unknown>)[field];
  return typeof value === 'string' ? [value] : [];
}

function textsAt(subject: ReadSubject, { itemId, field, entry }: AnswerCitation): string[] {
  if (itemId === basicsId) return entry === null ? basicsTexts(subject, field) : [];
  const value = subject.entryOf.get(itemId)?.fields[field];
  if (typeof value === 'string') return entry === null ? [value] : [];
  const text = Array.isArray(value) && entry !== null ? value[entry] : undefined;
  return text === undefined ? [] : [text];
}

/** Whether the quote stands letter by letter where it says, and is no order to the reader. */
const stands = (subject: ReadSubject, citation: AnswerCitation): boolean =>
  citation.quote.trim() !== '' && textsAt(subject, citation).some((text) => text.includes(citation.quote)) && !isOrderToReader(citation.quote) && !isOrderHere(citation.quote);

const needsCitation: ReadonlySet<AnswerClaim['kind']> = new Set(['fact', 'computed', 'nearby']);

/** Whether a claim has the citations that its kind needs, and every one stands in the portfolio. */
export const hasHonestCitations = ({ kind, citations }: AnswerClaim, subject: ReadSubject): boolean =>
  (citations.length > 0 || !needsCitation.has(kind)) && citations.every((citation) => stands(subject, citation));

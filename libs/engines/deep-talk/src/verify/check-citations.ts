import { type AnswerCitation, type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { splitSentences } from '../read/split-sentences';
import type { ReadSubject } from '../read/subject';

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

/** Sentences that give orders to the reader, and whatever follows them, are no words to cite. */
const isReadable = (subject: ReadSubject, { itemId, field, entry, quote }: AnswerCitation): boolean => {
  const own = subject.passages.filter((passage) => passage.itemId === itemId && passage.field === field && passage.entry === entry);
  return !prose.has(field) || splitSentences(quote).every((sentence) => own.some(({ text }) => text.includes(sentence)));
};
const prose: ReadonlySet<string> = new Set(['summary', 'highlights', 'headline']);

/** Whether the quote stands letter by letter where it says, and is no order to the reader. */
const stands = (subject: ReadSubject, citation: AnswerCitation): boolean =>
  citation.quote.trim() !== '' && textsAt(subject, citation).some((text) => text.includes(citation.quote)) && isReadable(subject, citation);

const needsCitation: ReadonlySet<AnswerClaim['kind']> = new Set(['fact', 'computed', 'nearby']);

/** Whether a claim has the citations that its kind needs, and every one stands in the portfolio. */
export const hasHonestCitations = ({ kind, citations }: AnswerClaim, subject: ReadSubject): boolean =>
  (citations.length > 0 || !needsCitation.has(kind)) && citations.every((citation) => stands(subject, citation));

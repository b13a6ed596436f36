import type { Passage } from '../read/subject';
import type { Ask, Reply } from './reply';

/** Words of studying, with the small word before the name of the place. */
const studiedAt =
  /(?:^|\s)(?:stud(?:y|ied|ies|ying)|graduat\p{L}*|degree|diploma|studier\p{L}*|etudi\p{L}*|estudi\p{L}*)\s(?:\S+\s)?(?:at|from|in|an|bei|a|en)\s(?:the\s|der\s|la\s)?$/u;

/** "Did she study at Regensburg?" of an answer that rests on no studies: a press or an employer of that name is no school of hers. */
export function isStudiedElsewhere({ piece, subject }: Ask, { claims }: Reply, passages: readonly Passage[]): boolean {
  const isNamed = piece.mentions.some(({ tokens }) => tokens.some(({ start }) => studiedAt.test(piece.text.folded.slice(0, start))));
  const isStudy = claims.some(({ citations }) => citations.some(({ itemId }) => studies.has(subject.entryOf.get(itemId)?.kind ?? 'work')));
  return isNamed && !isStudy && !passages.some(({ text, isTold }) => isTold && /stud|graduat|etud|estud/iu.test(text));
}
const studies: ReadonlySet<string> = new Set(['education', 'certification']);

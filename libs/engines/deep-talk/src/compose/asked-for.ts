import { deedsIn } from '../understand/deed-finders';
import { type Ask, asks, type Reply } from './reply';

/** "The names of the authors?" of a sentence that has authors and no name. */
export const isNameless = ({ piece, subject }: Ask, { claims }: Reply): boolean => {
  const quoted = claims.flatMap(({ citations }) =>
    citations.filter((one) => subject.passages.some(({ isTold, itemId, text }) => isTold && itemId === one.itemId && text === one.quote)),
  );
  return deedsIn(piece.text.folded).some(({ wordClass }) => wordClass === 'names') && quoted.length > 0 && !quoted.some(({ quote }) => hasName.test(quote));
};
const hasName = /\S\s\p{Lu}\p{Ll}/u;

/** "In what year?" of what has no date. */
export const isUndated = (ask: Ask, { claims }: Reply): boolean =>
  asks(ask, 'when') && !asks(ask, 'how-many') && !claims.some(({ text }) => /\d{4}/.test(text));

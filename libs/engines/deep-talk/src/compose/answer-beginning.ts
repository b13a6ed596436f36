import { positionsWith } from '../compute/careers';
import { sureEvidence } from '../find/evidence';
import { hasThing } from '../find/has-thing';
import { timesIn } from '../understand/word-finders';
import { entryClaim, quoteClaim } from './quotes';
import { type Answerer, answered, required } from './reply';

/** "When did she start in logistics?", "how did he get into teaching?": the first position that shows the thing. */
export const answerBeginning: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const [term, ...others] = required(ask);
  const isBegun = timesIn(piece.text.folded).some(({ wordClass }) => wordClass === 'began');
  if (!isBegun || !term || others.length > 0 || piece.mentions.length > 0) return null;
  const [first] = positionsWith(term, subject)
    .filter(({ from }) => from !== null)
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (!first) return null;
  // Work of the same kind may be called otherwise: what calls it so stands beside it.
  const named = hasThing(first, term) ? undefined : sureEvidence(term, subject)[0]?.passage;
  return answered([entryClaim(writer, first), ...(named ? [quoteClaim(writer, named, subject.entryOf.get(named.itemId) ?? null, [term])] : [])]);
};

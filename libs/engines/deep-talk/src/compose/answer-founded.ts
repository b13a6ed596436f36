import { entriesOf } from '../compute/careers';
import type { Entry, Passage } from '../read/subject';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import { tellsOfFounding } from '../understand/word-finders';
import { entryClaim, quoteClaim } from './quotes';
import { type Answerer, answered, asks, isOpenQuestion, required } from './reply';

const foundedIn = ({ passages, titleField }: Entry): Passage | undefined =>
  passages.find(({ field, isTold, text }) => (isTold || field === titleField) && tellsOfFounding(foldAccents(text)));

/** "Has she founded a company?": by a founder's title, else by a sentence that says so. */
export const answerFounded: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const isAsked = deedsIn(piece.text.folded).some(({ wordClass }) => wordClass === 'found');
  if (!isAsked || !asks(ask, 'yes-no') || isOpenQuestion(ask) || piece.mentions.length > 0 || required(ask).length > 0) return null;
  const found = entriesOf(subject, 'work', 'volunteering', 'project').flatMap((entry) => {
    const passage = foundedIn(entry);
    return passage ? [{ entry, passage }] : [];
  });
  const [first, ...others] = found.map(({ entry, passage }) =>
    passage.isTold ? quoteClaim(writer, passage, entry, [], true) : entryClaim(writer, entry, true),
  );
  return first ? answered([first], others) : null;
};

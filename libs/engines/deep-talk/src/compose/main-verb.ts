import { deedsIn, verbsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import { languageOf } from '../understand/language-of';
import { type Token, textOf } from '../understand/tokens';
import { conceptsOf, intentsIn, marks } from '../understand/word-finders';
import { type Ask, asks, isOpenQuestion, type Reply } from './reply';

const persons: ReadonlySet<string> = new Set(['he', 'she', 'they', 'you']);
/** Verbs that say no more than what stands behind them, and words that may stand before the verb. */
const isPlain = (word: string): boolean => deedsIn(word).some(({ wordClass }) => wordClass === 'plain');

/** The verb of a question of yes or no or of a statement: the "operate" of "did she operate on patients"; null where it has none of its own. */
function mainVerbOf({ piece, subject }: Ask): Token | null {
  const { tokens } = piece.text;
  const own = new Set([...persons, ...foldAccents(subject.basics.name).split(/\s+/)]);
  const at = tokens.findLastIndex(({ folded }, place) => own.has(folded) && (place === 0 || own.has(tokens[place - 1]?.folded ?? '') || place < latest));
  const verb = at < 0 ? undefined : tokens.slice(at + 1).find(({ folded }) => !adverbs.has(folded));
  const isOfName =
    verb !== undefined &&
    [...piece.mentions, ...piece.terms.filter((term) => term.isRequired && term.skill !== null && term.tokens.length > 1)].some((one) =>
      one.tokens.includes(verb),
    );
  // "Does she volunteer?" asks for a sort of entry.
  const isAsked =
    verb !== undefined &&
    intentsIn(piece.text.folded, piece.language).some(({ wordClass, start, end }) => wordClass !== 'leadership' && start <= verb.start && end >= verb.end);
  return verb === undefined || marks.has(verb.folded) || isOfName || isAsked || isPlain(verb.folded) ? null : verb;
}
const latest = 3;
const adverbs: ReadonlySet<string> = new Set(['ever', 'also', 'really', 'actually', 'personally', 'already', 'still', 'yet', 'successfully']);

const ofPeople: ReadonlySet<string> = new Set(['persons', 'team', 'anyone']);
const meaningsOf = (text: string): Set<string> =>
  new Set([
    ...verbsIn(text).map(({ wordClass }) => wordClass),
    ...deedsIn(text).flatMap(({ wordClass }) => (wordClass === 'plain' || wordClass === 'place' ? [] : [`${wordClass} deed`])),
  ]);

/** "Did she operate on patients?" of one who carried a caseload of patients: whether a yes rests on no sentence with its verb, nor one that may stand for it. */
export function isOtherVerb(ask: Ask, { claims }: Reply): boolean {
  const verb = asks(ask, 'yes-no') && !isOpenQuestion(ask) ? mainVerbOf(ask) : null;
  if (!verb) return false;
  const { subject } = ask;
  const told = subject.passages.filter(
    ({ isTold, itemId, text }) => isTold && claims.some(({ citations }) => citations.some((one) => one.itemId === itemId && text.includes(one.quote))),
  );
  if (told.length === 0) return false;
  const meanings = meaningsOf(verb.folded);
  // "Looked after" is one.
  for (const { wordClass, start } of verbsIn(ask.piece.text.folded)) if (start === verb.start) meanings.add(wordClass);
  const concepts = conceptsOf(verb.folded).filter((one) => !ofPeople.has(one));
  return !told.some(
    (passage) =>
      // Verbs of another language are not held against each other.
      languageOf(textOf(passage.text)) !== ask.piece.language ||
      passage.stems.has(verb.stem) ||
      concepts.some((one) => passage.concepts.has(one)) ||
      [...meaningsOf(foldAccents(passage.text))].some((one) => meanings.has(one)) ||
      subject.entryOf.get(passage.itemId)?.kind === 'project',
  );
}

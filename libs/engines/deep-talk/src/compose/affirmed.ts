import { basicsId } from '@folia/contracts/deep-talk/answer';
import { isOngoing } from '../compute/careers';
import { amountsIn, figureAt } from '../find/amounts';
import type { Entry } from '../read/subject';
import { isYear } from '../understand/dates';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import { marks } from '../understand/word-finders';
import { withoutOthers } from './one-doing';
import { type Ask, asks, isOpenQuestion, type Reply, required } from './reply';

const inGeneral = /^(?:so |and |but )?(?:do|does|can)\s/u;
const hasForm = /^(?:so |and |but )?(?:is|are|was|were|does|did|has|have|had|can|could)\s/u;
/** Whether a question wants yes or no by its form, and not because it only names a thing. */
const hasYesForm = (ask: Ask): boolean => (asks(ask, 'yes-no') || hasForm.test(ask.piece.text.folded)) && !isOpenQuestion(ask);
const isYesOrNo = (ask: Ask): boolean =>
  hasYesForm(ask) &&
  !asks(ask, 'how-many', 'where', 'largest', 'who-else', 'outcome') &&
  !asks(ask, 'compare', 'longer', 'shortest', 'earlier', 'later', 'more');

const isYes = ({ writer }: Ask, text: string): boolean => text.startsWith(writer.frames.yes.replace('.', ''));

/** What somebody did who has such an entry, whatever its words. */
const deedsOf: Readonly<Partial<Record<Entry['kind'], readonly string[]>>> = {
  project: ['make'],
  publication: ['make'],
  patent: ['make'],
  talk: ['make', 'present'],
  award: ['win'],
};

/** Words that are no doings of their own. */
const saying: ReadonlySet<string> = new Set(['plain', 'rule', 'place', 'chief', 'names']);

/** The doings that a question has beside the names in it. */
export const deedsAsked = ({ piece }: Ask): Set<string> => {
  const named = [...piece.mentions, ...piece.terms.filter(({ skill, tokens, isRequired }) => isRequired && skill !== null && tokens.length > 1)].flatMap(
    ({ tokens }) => [...tokens],
  );
  return new Set(
    deedsIn(piece.text.folded).flatMap(({ wordClass, start, end }) =>
      saying.has(wordClass) || named.some((token) => token.start <= start && token.end >= end) ? [] : [wordClass],
    ),
  );
};

/** "Did she build it?" of one who kept it running: whether a yes rests on no sentence and no title of such a doing. */
function isOtherDoing(ask: Ask, { claims }: Reply, among?: ReadonlySet<string>): boolean {
  const { piece, subject } = ask;
  const asked = [...deedsAsked(ask)].filter((deed) => !among || among.has(deed));
  if (asked.length === 0) return false;
  // "Does she build REST APIs?" of one who lists them: nobody asks for one of them.
  const isSkillAlone = piece.mentions.length === 0 && required(ask).every(({ skill }) => skill?.kind === 'skill') && inGeneral.test(piece.text.folded);
  if (isSkillAlone && asked.every((deed) => deed === 'make')) return false;
  const cited = claims.flatMap(({ citations }) => citations);
  const entries = cited.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? []);
  const sentences = subject.passages.filter(
    ({ itemId, field, text }) =>
      cited.some((one) => one.itemId === itemId && text.includes(one.quote)) ||
      (itemId !== basicsId && subject.entryOf.get(itemId)?.titleField === field && cited.some((one) => one.itemId === itemId)),
  );
  const told = new Set<string>(sentences.flatMap(({ text }) => deedsIn(foldAccents(withoutOthers(text))).map(({ wordClass }) => wordClass)));
  for (const { kind } of entries) for (const deed of deedsOf[kind] ?? []) told.add(deed);
  return !asked.every((deed) => told.has(deed));
}

/** "Did it go up 40 %?": whether a question of yes or no has a figure that no sentence of the answer has. */
function isOtherFigure(ask: Ask, { claims }: Reply): boolean {
  const { piece, subject } = ask;
  if (!hasYesForm(ask) || asks(ask, 'threshold', 'how-many')) return false;
  const cited = claims.flatMap(({ citations }) => citations);
  const told = new Set(
    [...claims, ...subject.passages.filter(({ itemId, text }) => cited.some((one) => one.itemId === itemId && text.includes(one.quote)))].flatMap(
      ({ text }) => [...amountsIn(text), ...(text.match(/\d+/g) ?? []).map(Number)],
    ),
  );
  return piece.text.tokens.some((token) => {
    const isNamed = isYear(token.folded) || piece.mentions.some(({ tokens }) => tokens.includes(token));
    return !isNamed && /^\d/.test(token.folded) && amountsIn(figureAt(piece.text, token)).some((amount) => !told.has(amount));
  });
}

/** What a question that asks for more than yes or no takes for granted: "when did she found it?" */
const granted: ReadonlySet<string> = new Set(['found', 'hire', 'win', 'sell', 'buy']);

/** Whether a question of yes or no gets neither: its words stand there, but nothing says yes. */
export const isUnaffirmed = (ask: Ask, reply: Reply): boolean => {
  if (isOpenQuestion(ask) && isOtherDoing(ask, reply, granted)) return true;
  if (reply.claims.every(({ kind }) => kind === 'fact') && isOtherFigure(ask, reply)) return true;
  // "Another language?" names nothing that is so or not; what is said of a private matter or a condition is no yes or no.
  const isOfSort = required(ask).length === 0 && ask.piece.mentions.length === 0 && deedsAsked(ask).size === 0;
  if (!isYesOrNo(ask) || isOfSort || ask.piece.topics.length > 0 || reply.claims.some(({ kind }) => kind !== 'fact')) return false;
  const [first] = reply.claims;
  return first !== undefined && (!isYes(ask, first.text) || isOtherDoing(ask, reply));
};

/** "Did she work at X?", "is she the editor of X?": whether a question of yes or no says no more than the names of an entry. */
export const saysOnlyNames = (ask: Ask, entry: Entry): boolean => {
  const { piece } = ask;
  const named = new Set(piece.mentions.flatMap((mention) => (mention.entry === entry ? [...mention.tokens] : [])));
  const plain = deedsIn(piece.text.folded).filter(({ wordClass }) => wordClass === 'plain');
  return (
    isYesOrNo(ask) &&
    piece.text.tokens.every((token) => named.has(token) || marks.has(token.folded) || plain.some(({ start, end }) => start <= token.start && end >= token.end))
  );
};

const isNow = /^(?:so |and |but )?(?:(?:is|are|does|do)\s\S+|\S+(?:\s\S+)?\s(?:is|are|works))\s/u;
/** "Is she the editor of X?" of one who was: a question in the present about what is over. */
export const isOver = ({ piece, subject }: Ask, entry: Entry): boolean =>
  isNow.test(piece.text.folded) && (entry.kind === 'work' || entry.kind === 'volunteering') && entry.dates.end !== '' && !isOngoing(entry, subject);

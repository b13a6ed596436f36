import { amountsIn, figureAt } from '../find/amounts';
import { matchTerm } from '../find/match-term';
import type { Passage } from '../read/subject';
import type { Intent } from '../understand/classes';
import { isYear } from '../understand/dates';
import { foldAccents } from '../understand/fold-accents';
import type { Token } from '../understand/tokens';
import { conceptsOf, intentsIn, isLight, marks } from '../understand/word-finders';
import { type Ask, asks, asksYes, type Reply, required } from './reply';

/** "More than 10", "top 3", "the last 2": bounds and choices, and no counts of what is there. */
const bound =
  /(?:^|\s)(?:than|over|under|least|most|top|first|last|past|next|about|around|up to|level|als|mindestens|hochstens|que|moins|plus|menos|ultimos|letzten)\s$/u;
/** What an answer is measured in, and spans, which are counted elsewhere. */
const measure =
  /^\s?-?(?:%|percent|prozent|years?|yrs?|months?|weeks?|days?|hours?|jahren?|monaten?|ans?|mois|anos?|meses|sentences?|words?|lines?|bullets?|points?|things?|reasons?|examples?|minutes?|questions?)(?!\p{L})/u;
const near = 4;

/** Whether a sentence counts as many of a thing as are named: the thing stands right behind the number, or nowhere in it. */
function counts({ text, stems, words, concepts }: Passage, amount: number, things: readonly Token[]): boolean {
  if (!amountsIn(text).includes(amount)) return false;
  const [thing] = things.filter(({ stem }) => stems.has(stem));
  // Four juniors of a senior are no four seniors.
  if (!thing) return things.every(({ folded }) => isLight(folded) || conceptsOf(folded).some((concept) => concepts.has(concept)));
  if (conceptsOf(thing.folded).includes('persons')) return true;
  return words.some(({ stem, start }) => {
    if (stem !== thing.stem) return false;
    const before = foldAccents(text.slice(0, start))
      .trim()
      .split(/[\s-]+/)
      .slice(-near)
      .join(' ');
    // A "12-engineer team" is one.
    return amountsIn(before).includes(amount) && !new RegExp(`(?<![\\d.,])${amount}-(?!${thing.stem})\\p{L}`, 'iu').test(text.slice(0, start));
  });
}

/** The numbers of a question that count things, with the place of each. */
function countsIn(ask: Ask): { amount: number; at: number }[] {
  const { piece } = ask;
  const { folded, tokens, raw } = piece.text;
  const asked = intentsIn(folded, piece.language);
  const named = new Set([...piece.mentions.flatMap((one) => [...one.tokens]), ...piece.terms.flatMap(({ skill, tokens: own }) => (skill ? [...own] : []))]);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const [amount] = isYear(token.folded) ? [] : amountsIn(figureAt(piece.text, token));
    const isPart = named.has(token) || (before !== undefined && (named.has(before) || (at > 1 && /^\p{Lu}/u.test(before.raw))));
    const isOther = isPart || bound.test(folded.slice(0, token.start)) || measure.test(folded.slice(token.end)) || /[/\d.,:-]$/.test(raw.slice(0, token.start));
    // "3 strengths please" wants so many.
    const isWanted = !asks(ask, 'yes-no') && asked.some(({ wordClass, start }) => listable.has(wordClass) && start === tokens[at + 1]?.start);
    return amount === undefined || isOther || isWanted || asked.some(({ start, end }) => start <= token.start && end >= token.end) ? [] : [{ amount, at }];
  });
}

const listable: ReadonlySet<Intent> = new Set([
  'strengths',
  'weaknesses',
  'skills',
  'projects',
  'achievement',
  'summary',
  'awards',
  'publications',
  'jobs',
  'certificates',
  'values',
]);

/** Whether every number of a question is one that its answer rests on: "the 3 offices", "5 teams". Years and lengths of time are held elsewhere. */
export function areCountsSaid(ask: Ask, reply: Reply, passages: readonly Passage[]): boolean {
  const { tokens } = ask.piece.text;
  const told = amountsIn(reply.claims.map(({ text }) => text).join(' '));
  const entries = new Set(reply.claims.flatMap(({ citations }) => citations.map(({ itemId }) => itemId))).size;
  return countsIn(ask).every(({ amount, at }) => {
    const next = tokens.slice(at + 1, at + 3).filter(({ folded: word }) => !marks.has(word) && !/^0+$/.test(word));
    // "70 employees to Workday": the sentence that counts them has to speak of the rest, too.
    const others = asksYes(ask) ? required(ask).filter((term) => !term.tokens.some((token) => token === tokens[at] || next.includes(token))) : [];
    const about = others.length > 0 ? passages.filter((passage) => others.every((term) => matchTerm(term, passage) >= enough)) : [];
    return (
      (about.length > 0 ? about : passages).some((passage) => counts(passage, amount, next)) ||
      (entries === amount && told.length === 0) ||
      (told.includes(amount) && !passages.some(({ text }) => amountsIn(text).includes(amount)))
    );
  });
}
const enough = 0.6;

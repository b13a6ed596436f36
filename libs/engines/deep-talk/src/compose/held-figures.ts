import { amountsIn, figureAt, hasFigure } from '../find/amounts';
import type { Passage } from '../read/subject';
import { isYear, leastYears } from '../understand/dates';
import type { Term } from '../understand/terms';
import type { Token } from '../understand/tokens';
import { conceptsOf, marks } from '../understand/word-finders';
import { otherFigureClaim } from './quotes';
import { type Ask, answered, asks, type Reply } from './reply';
import { cite } from './writer';

/** "60 chantiers par an ?" of six: what a sentence counts is as many as it says. */
export function otherFigure(ask: Ask, { claims }: Reply): Reply | null {
  const { piece, subject, writer } = ask;
  if (asks(ask, 'threshold', 'largest') || leastYears(piece.text) !== null) return null;
  const { tokens } = piece.text;
  const quoted = claims
    .flatMap(({ citations }) => citations)
    .flatMap((one) => subject.passages.filter(({ itemId, field, text }) => itemId === one.itemId && field === one.field && text.includes(one.quote)));
  for (const [at, token] of tokens.entries()) {
    const figure = figureAt(piece.text, token);
    const [said] = isYear(token.folded) ? [] : amountsIn(figure);
    const around = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].flatMap((one) => (one && !marks.has(one.folded) ? one : []));
    if (said === undefined || around.some(({ folded }) => isSpan.test(folded))) continue;
    const isMeant = ({ stems, concepts }: Passage) =>
      around.some(({ stem, folded }) => stems.has(stem) || conceptsOf(folded).some((concept) => concepts.has(concept)));
    const told = quoted.map((one) => ({ one, counted: countedIn(one, tokens[at + 1]) }));
    const isSaid = told.some(({ one, counted }) => (counted === null ? amountsIn(one.text).includes(said) || one.stems.has(token.stem) : counted === said));
    // A share is said of what the sentence tells; no other word has to stand beside it.
    const isShare = /^\s?(?:%|percent|prozent|pour ?cent|por ciento)/.test(piece.text.folded.slice(token.end - (token.raw.endsWith('%') ? 1 : 0)));
    const isOther = ({ text, itemId }: Passage) =>
      isShare && /\d\s?%/.test(text) && quoted.every((one) => !one.isTold || (one.itemId === itemId && one.text === text));
    const passage = (told.find(({ counted }) => counted !== null) ?? told.find(({ one }) => (hasFigure(one.text) && isMeant(one)) || isOther(one)))?.one;
    const beside = told.filter(({ one }) => amountsIn(one.text).includes(said));
    const other = isSaid
      ? beside.length > 0 && beside.every(({ one }) => isOfOtherThing(one, said, tokens[at + 1], piece.terms))
        ? beside[0]?.one
        : undefined
      : passage;
    if (other) return answered([otherFigureClaim(writer, figure, other.text, [cite(other, other.text)])]);
  }
  return null;
}

/** "Cold start improved 6x?" of a sentence that has the cold start by 18x and the warm one by 6x: whether another figure of it stands with more of what is asked. */
function isOfOtherThing({ text, words }: Passage, said: number, counted: Token | undefined, terms: readonly Term[]): boolean {
  const clauses = [...text.matchAll(clause)].filter(([part]) => amountsIn(part).length > 0);
  const met = clauses.map(([part]) => {
    const own = words.filter(({ start }) => start >= text.indexOf(part) && start < text.indexOf(part) + part.length);
    return {
      amounts: amountsIn(part),
      own,
      count: terms.filter(({ tokens }) => tokens.some(({ stem, folded }) => !/\d/.test(folded) && own.some((word) => word.stem === stem))).length,
    };
  });
  const saying = met.filter(({ amounts }) => amounts.includes(said));
  // The two designers of a team are two, whatever else the team has.
  if (saying.length === 0 || saying.some(({ own }) => own.some(({ stem }) => stem === counted?.stem))) return false;
  const most = Math.max(0, ...saying.map(({ count }) => count));
  return met.some(({ amounts, count }) => !amounts.includes(said) && count > most);
}
const clause = /(?:[^,;]|[,;](?!\s))+?(?:$|[,;]\s|\s(?=(?:and|und|et|y)\s))/giu;

/** How many of a thing a sentence counts: the number up to two words before it; null where none stands there. */
function countedIn({ text, words }: Passage, thing: Token | undefined): number | null {
  const place = thing ? words.find(({ stem }) => stem === thing.stem) : undefined;
  const before = place ? text.slice(0, place.start).split(/\s+/).slice(-4).join(' ') : '';
  return amountsIn(before).at(-1) ?? null;
}
const isSpan = /^(?:years?|yrs?|months?|weeks?|jahren?|monaten?|ans|annees?|mois|anos|meses)$/;

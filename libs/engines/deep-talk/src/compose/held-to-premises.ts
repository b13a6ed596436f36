import { positionsOf } from '../compute/careers';
import { amountsIn, figureAt, hasFigure } from '../find/amounts';
import type { Entry, Passage } from '../read/subject';
import { isYear, leastYears, monthNamed, spanNamed, yearsNamed } from '../understand/dates';
import { foldAccents } from '../understand/fold-accents';
import type { Term } from '../understand/terms';
import type { Token } from '../understand/tokens';
import { conceptsOf, marks, says, timesIn } from '../understand/word-finders';
import { periodClaim } from './quotes';
import { type Ask, absent, answered, asks, asksYes, type Reply } from './reply';
import { cite, claim, fill } from './writer';

const citedBy = ({ claims }: Reply, { subject }: Ask): Entry[] => [
  ...new Set(claims.flatMap(({ citations }) => citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? []))),
];

const hasYear = ({ from, to, passages }: Entry, year: number): boolean =>
  (from !== null && to !== null && Math.floor(from / 12) <= year && Math.floor((to - 1) / 12) >= year) ||
  passages.some(({ text }) => text.includes(String(year)));

/** "His AWS certificate of 2022": corrected where all that the answer rests on is of other years. */
function otherYear(ask: Ask, reply: Reply): Reply | null {
  const { piece, writer } = ask;
  const named = monthNamed(piece.text);
  if (!named || yearsNamed(piece.text).length > 1 || named.bound === 'before' || named.bound === 'until' || asks(ask, 'when', 'how-many', 'duration'))
    return null;
  // "On AWS since 2020?" of a line that says since 2024.
  const [line, ...lines] = reply.claims
    .flatMap(({ citations }) => citations)
    .flatMap((one) => ask.subject.passages.filter(({ itemId, isTold, text }) => isTold && itemId === one.itemId && text.includes(one.quote)));
  const years = line && lines.every((one) => one === line) ? (line.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []) : [];
  if (line && years.length === 1 && years[0] !== String(named.year))
    return answered([claim('correction', fill(writer, 'otherFigure', { thing: String(named.year), quote: line.text }), [cite(line, line.text)])]);
  const entries = citedBy(reply, ask).filter(({ from, to }) => from !== null && to !== null);
  const [entry] = entries;
  const isSince = named.bound === 'since' && entries.some(({ to }) => to !== null && to > named.year * 12);
  if (!entry || isSince || entries.some((one) => hasYear(one, named.year))) return null;
  return answered([periodClaim(writer, 'otherDate', entry, 'correction', { thing: String(named.year) })]);
}

/** "She has been there for the last two years": not where all that the answer rests on ended before. */
function overBefore(ask: Ask, reply: Reply): Reply | null {
  const { piece, subject, writer } = ask;
  const span = timesIn(piece.text.folded).some(({ wordClass }) => wordClass === 'last-years') ? spanNamed(piece.text, subject.now) : null;
  const entries = citedBy(reply, ask).filter(({ kind }) => kind === 'work' || kind === 'volunteering');
  const [entry] = entries;
  const isOver = span !== null && entries.every(({ to }) => to !== null && to <= (span.from ?? 0));
  return entry && isOver ? answered([periodClaim(writer, 'notAnyMore', entry, 'correction')]) : null;
}

/** "How did she raise the error rate?" of one that was cut: the answer tells so before it quotes. */
function otherWay({ piece, writer }: Ask, { claims }: Reply): Reply | null {
  const [first] = claims;
  const quoted = first?.citations.map(({ quote }) => quote).join(' ') ?? '';
  const isTurned = (asked: 'rises' | 'falls', told: 'rises' | 'falls') =>
    says(piece.text.folded, asked) && !says(piece.text.folded, told) && says(quoted, told) && !says(quoted, asked);
  if (!isTurned('rises', 'falls') && !isTurned('falls', 'rises')) return null;
  return absent([claim('absent', fill(writer, 'absentThat')), ...claims], { topic: piece.text.raw, kind: null });
}

/** "She managed the budgets?" of somebody who assisted with them: what was helped with was not led, planned or designed. */
function lesserDoing(ask: Ask, { claims }: Reply): Reply | null {
  const { piece, subject, writer } = ask;
  if (
    !(asksYes(ask) || isTakenForGranted(piece)) ||
    says(piece.text.folded, 'helped') ||
    !piece.terms.some(({ concepts }) => concepts.some((one) => ownDeeds.has(one)))
  )
    return null;
  const [cited] = claims[0]?.citations ?? [];
  const passage = subject.passages.find(({ itemId, isTold, text }) => isTold && itemId === cited?.itemId && text.includes(cited.quote));
  const beginning = passage?.text.split(/\s+/).slice(0, firstWords).join(' ') ?? '';
  if (!passage || !says(beginning, 'helped')) return null;
  return answered([claim('correction', fill(writer, 'notSaid', { quote: passage.text }), [cite(passage, passage.text)])]);
}
/** "The total budget that he managed": said, though something else is asked. */
const isTakenForGranted = ({ text: { tokens }, terms }: Ask['piece']): boolean =>
  terms.some(
    ({ concepts, tokens: own }) =>
      concepts.some((one) => ownDeeds.has(one)) && persons.has(tokens[tokens.findIndex((token) => token === own[0]) - 1]?.folded ?? ''),
  );
const persons: ReadonlySet<string> = new Set(['he', 'she', 'they', 'er', 'sie', 'il', 'elle', 'el', 'ella']);
const ownDeeds: ReadonlySet<string> = new Set(['lead', 'design', 'plan', 'release', 'migrate', 'teach', 'train']);
const firstWords = 3;

/** "She won it?" of somebody who came third. */
function lesserPlace(ask: Ask, reply: Reply): Reply | null {
  const [entry, ...others] = citedBy(reply, ask);
  const isLesser =
    entry && others.length === 0 && says(ask.piece.text.folded, 'first-place') && says(entry.title, 'lower-place') && !says(entry.title, 'first-place');
  return isLesser && !says(ask.piece.text.folded, 'lower-place') ? answered([periodClaim(ask.writer, 'notThat', entry, 'correction')]) : null;
}

/** "60 chantiers par an ?" of six: what a sentence counts is as many as it says. */
function otherFigure(ask: Ask, { claims }: Reply): Reply | null {
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
    if (other) return answered([claim('correction', fill(writer, 'otherFigure', { thing: figure, quote: other.text }), [cite(other, other.text)])]);
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

const from = /\b(?:from|von|de|desde|du)\s(?:the\s|la\s|el\s)?$/u;
const towards = /^\S*(?:\s\S+)?\s(?:to|zu|nach|a|hacia|vers)\s/u;

/** "She moved from B to A": corrected where A came first. */
function otherOrder({ piece, subject, writer }: Ask): Reply | null {
  const { folded } = piece.text;
  const [left, right] = piece.mentions
    .filter(({ by }) => by === 'organisation')
    .toSorted((a, b) => (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0))
    .filter(({ entry }, place, all) => all.findIndex((one) => one.entry.organisation === entry.organisation) === place);
  const [start, end] = [left?.tokens[0]?.start ?? 0, left?.tokens.at(-1)?.end ?? 0];
  if (!left || !right || !from.test(folded.slice(0, start)) || !towards.test(folded.slice(end))) return null;
  const at = ({ organisation }: Entry) =>
    positionsOf(subject).filter((one) => foldAccents(one.organisation) === foldAccents(organisation) && one.from !== null);
  const [before, after] = [at(left.entry), at(right.entry)];
  const isTurned = before.length > 0 && after.length > 0 && before.every((one) => after.every((other) => (one.from ?? 0) > (other.from ?? 0)));
  return isTurned ? answered([periodClaim(writer, 'notThat', right.entry, 'correction')]) : null;
}

/** An answer with what the question takes for granted beside what it asks held against the entries that the answer rests on: their years and figures, the way a figure went, which came first. */
export function heldToPremises(ask: Ask, reply: Reply): Reply {
  const isBare = reply.outcome === 'answered' && reply.claims.every(({ kind }) => kind === 'fact' || kind === 'computed');
  return (
    (isBare &&
      (otherOrder(ask) ??
        otherYear(ask, reply) ??
        overBefore(ask, reply) ??
        otherFigure(ask, reply) ??
        otherWay(ask, reply) ??
        lesserDoing(ask, reply) ??
        lesserPlace(ask, reply))) ||
    reply
  );
}

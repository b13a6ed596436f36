import { positionsOf } from '../compute/careers';
import { amountsIn } from '../find/amounts';
import type { Entry } from '../read/subject';
import { monthNamed, spanNamed, yearsNamed } from '../understand/dates';
import { foldAccents } from '../understand/fold-accents';
import { says, timesIn } from '../understand/word-finders';
import { notOver, otherEnd } from './held-ends';
import { otherFigure } from './held-figures';
import { neverBack, otherTurn, tooFew } from './held-stays';
import { periodClaim } from './quotes';
import { type Ask, absent, answered, asks, asksYes, type Reply } from './reply';
import { cite, claim, fill } from './writer';

const citedBy = ({ claims }: Reply, { subject }: Ask): Entry[] => [
  ...new Set(claims.flatMap(({ citations }) => citations.flatMap(({ itemId }) => subject.entryOf.get(itemId) ?? []))),
];

const hasYear = ({ from, to, passages }: Entry, year: number): boolean =>
  (from !== null && to !== null && Math.floor(from / 12) <= year && Math.floor((to - 1) / 12) >= year) ||
  passages.some(({ text }) => text.includes(String(year)));

/** A year in a sentence, and no amount. */
const plainYear = /(?<![\d$€£.,])(?:19|20)\d\d(?![\d+%]|[.,]\d)/g;

const inYear = /\b(?:in|im|en|of)\s(?:19|20)\d\d/u;

/** "What did she do there between 2010 and 2014?": corrected where all that the answer rests on is of other years. */
function outsideYears(ask: Ask, reply: Reply): Reply | null {
  const span = spanNamed(ask.piece.text, ask.subject.now);
  const [entry, ...others] = citedBy(reply, ask).filter(({ from, to }) => from !== null && to !== null);
  if (!entry || !span || span.from === null || span.to === null) return null;
  const [begin, end] = [span.from, span.to];
  if ([entry, ...others].some(({ from, to }) => (from ?? 0) < end && (to ?? 0) > begin)) return null;
  const [first] = yearsNamed(ask.piece.text);
  return answered([periodClaim(ask.writer, 'otherDate', entry, 'correction', { thing: String(first) })]);
}

/** "His AWS certificate of 2022": corrected where all that the answer rests on is of other years. */
function otherYear(ask: Ask, reply: Reply): Reply | null {
  const { piece, writer } = ask;
  const named = monthNamed(piece.text);
  if (!named || named.bound === 'before' || named.bound === 'until' || asks(ask, 'how-many', 'duration')) return null;
  const isOfPaper = citedBy(reply, ask).every(({ kind }) => kind === 'certification' || kind === 'award' || kind === 'education');
  if (asks(ask, 'when') && !(isOfPaper && inYear.test(piece.text.folded))) return null;
  if (yearsNamed(piece.text).length > 1) return outsideYears(ask, reply);
  // "On AWS since 2020?" of a line that says since 2024.
  const [line, ...lines] = reply.claims
    .flatMap(({ citations }) => citations)
    .flatMap((one) => ask.subject.passages.filter(({ itemId, isTold, text }) => isTold && itemId === one.itemId && text.includes(one.quote)));
  const years = line && lines.every((one) => one === line) ? (line.text.match(plainYear) ?? []) : [];
  const [first, last] = [Math.min(...years.map(Number)), Math.max(...years.map(Number))];
  if (line && years.length > 0 && (named.year < first || named.year > last))
    return answered([claim('correction', fill(writer, 'otherFigure', { thing: String(named.year), quote: line.text }), [cite(line, line.text)])]);
  const entries = citedBy(reply, ask).filter(({ from, to }) => from !== null && to !== null);
  const [entry] = entries;
  // "Senior since 2016?" of a title held since 2019: a state that began later, and nothing done in the years since.
  const isYes = reply.claims[0]?.text.startsWith(writer.frames.yes.replace('.', '')) === true;
  const isLaterState = line === undefined && isYes && entries.every(({ from }) => from !== null && Math.floor(from / 12) > named.year);
  const isSince = named.bound === 'since' && !isLaterState && entries.some(({ to }) => to !== null && to > named.year * 12);
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
  const figures = amountsIn(piece.text.raw);
  const quotes = claims.map(({ citations }) => citations.map(({ quote }) => quote).join(' '));
  const quoted = quotes.find((quote) => amountsIn(quote).some((amount) => figures.includes(amount))) ?? quotes[0] ?? '';
  const isTurned = (asked: 'rises' | 'falls', told: 'rises' | 'falls') =>
    goes(piece.text.folded, asked) && !goes(piece.text.folded, told) && goes(quoted, told) && !goes(quoted, asked);
  if (!isTurned('rises', 'falls') && !isTurned('falls', 'rises')) return null;
  return absent([claim('absent', fill(writer, 'absentThat')), ...claims], { topic: piece.text.raw, kind: null });
}

/** Whether a text says that something rose or fell: "raised", "up 40 %". */
const goes = (text: string, way: 'rises' | 'falls'): boolean => says(text, way) || byFigure[way].test(text);
const byFigure = { rises: /\bup\s(?:by\s)?\d/iu, falls: /\bdown\s(?:by\s)?\d/iu } as const;

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
    ({ concepts, tokens: [verb] }) => verb && concepts.some((one) => ownDeeds.has(one)) && persons.has(tokens[tokens.indexOf(verb) - 1]?.folded ?? ''),
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
      (tooFew(ask, reply) ??
        neverBack(ask, reply) ??
        otherTurn(ask) ??
        notOver(ask, reply) ??
        otherOrder(ask) ??
        otherYear(ask, reply) ??
        overBefore(ask, reply) ??
        otherFigure(ask, reply) ??
        otherEnd(ask, reply) ??
        otherWay(ask, reply) ??
        lesserDoing(ask, reply) ??
        lesserPlace(ask, reply))) ||
    reply
  );
}

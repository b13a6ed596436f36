import { positionsOf } from '../compute/careers';
import { amountsIn, hasFigure } from '../find/amounts';
import type { Entry, Passage } from '../read/subject';
import { isYear, leastYears, monthNamed, spanNamed, yearsNamed } from '../understand/dates';
import { foldAccents } from '../understand/fold-accents';
import type { Token } from '../understand/tokens';
import { conceptsOf, marks, says, timesIn } from '../understand/word-finders';
import { periodClaim } from './quotes';
import { type Ask, absent, answered, asks, type Reply } from './reply';
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

/** "60 chantiers par an ?" of six: what a sentence counts is as many as it says. */
function otherFigure(ask: Ask, { claims }: Reply): Reply | null {
  const { piece, subject, writer } = ask;
  if (asks(ask, 'threshold', 'largest') || leastYears(piece.text) !== null) return null;
  const { tokens } = piece.text;
  const quoted = claims
    .flatMap(({ citations }) => citations)
    .flatMap((one) => subject.passages.filter(({ itemId, field, text }) => itemId === one.itemId && field === one.field && text.includes(one.quote)));
  for (const [at, token] of tokens.entries()) {
    const [said] = isYear(token.folded) ? [] : amountsIn(token.raw);
    const beside = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].flatMap((one) => (one && !marks.has(one.folded) ? one : []));
    if (said === undefined || beside.some(({ folded }) => isSpan.test(folded))) continue;
    const isMeant = ({ stems, concepts }: Passage) =>
      beside.some(({ stem, folded }) => stems.has(stem) || conceptsOf(folded).some((concept) => concepts.has(concept)));
    const told = quoted.map((one) => ({ one, counted: countedIn(one, tokens[at + 1]) }));
    const isSaid = told.some(({ one, counted }) => (counted === null ? amountsIn(one.text).includes(said) || one.stems.has(token.stem) : counted === said));
    const passage = (told.find(({ counted }) => counted !== null) ?? told.find(({ one }) => hasFigure(one.text) && isMeant(one)))?.one;
    if (isSaid || !passage) continue;
    return answered([claim('correction', fill(writer, 'otherFigure', { thing: token.raw, quote: passage.text }), [cite(passage, passage.text)])]);
  }
  return null;
}
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
  return (isBare && (otherOrder(ask) ?? otherYear(ask, reply) ?? overBefore(ask, reply) ?? otherFigure(ask, reply) ?? otherWay(ask, reply))) || reply;
}

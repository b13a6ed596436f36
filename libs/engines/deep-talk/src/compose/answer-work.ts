import { currentOf, entriesOf, positionsOf } from '../compute/careers';
import { search } from '../find/search';
import type { Entry } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { says, tellsOfFounding, timesIn } from '../understand/word-finders';
import { isOver, saysOnlyNames } from './affirmed';
import { bestLines, entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, isOpenQuestion, lacks, type Reply, required, worked } from './reply';
import { cite, citeHeading, claim, fill, listIn } from './writer';

/** Whether somebody rose: positions held one after the other at the same place. */
export const answerPromotion: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'promotion')) return null;
  const named = worked(ask).map(({ organisation }) => organisation);
  const work = positionsOf(subject).filter(({ organisation }) => organisation !== '' && (named.length === 0 || named.includes(organisation)));
  const same = work.filter(({ organisation }) => work.filter((one) => one.organisation === organisation).length > 1);
  if (same.length > 0) return answered(same.slice(0, 6).map((entry) => entryClaim(writer, entry)));
  return absent([claim('absent', fill(writer, 'absentThat'))], null);
};

/** "Where did she work before X?" */
export const isBeforeNamed = (ask: Ask): boolean =>
  (asks(ask, 'where', 'jobs') || (isOpenQuestion(ask) && !asks(ask, 'when', 'duration'))) &&
  timesIn(ask.piece.text.folded).some(
    ({ wordClass, end }) => wordClass === 'before' && worked(ask).length > 0 && ask.piece.mentions.some(({ tokens }) => tokens[0]?.start === end + 1),
  );

/** What came before or after: what the talk was about, or the position of today. */
export const answerBeforeAfter: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const isBefore = asks(ask, 'previous') || isBeforeNamed(ask);
  if (
    (!isBefore && !asks(ask, 'next')) ||
    required(ask).length > 0 ||
    asks(ask, 'skills', 'projects', 'how-many', 'certificates', 'publications', 'awards', 'talks', 'leadership')
  )
    return null;
  if (isBefore && asks(ask, 'place') && worked(ask).length === 0) return lacks(writer, 'thingPlace', null);
  const [study] = entriesOf(subject, 'education').filter(({ from: start }) => start !== null);
  if (isBefore && asks(ask, 'education') && study) {
    const earlier = positionsOf(subject).filter(({ from: start }) => start !== null && start < (study.from ?? 0));
    return earlier.length > 0
      ? answered(earlier.slice(0, 4).map((entry) => entryClaim(writer, entry)))
      : absent([claim('absent', fill(writer, 'nothingBefore'))], null);
  }
  const studied = entriesOf(subject, 'education').find(({ to }) => to !== null);
  if (!isBefore && asks(ask, 'education') && studied) {
    const later = positionsOf(subject).filter(({ from: start }) => start !== null && start >= (studied.to ?? 0) - 12);
    return later.length > 0
      ? answered(later.slice(-1).map((entry) => entryClaim(writer, entry)))
      : absent([claim('absent', fill(writer, 'nothingAfter'))], null);
  }
  const named = worked(ask);
  const from =
    named.length > 0
      ? isBefore
        ? named.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))[0]
        : named[0]
      : (piece.focus.find(({ kind }) => kind === 'work') ?? piece.focus[0]);
  const sameKind = from && from.kind !== 'work' ? entriesOf(subject, from.kind) : positionsOf(subject);
  const line = sameKind.filter(({ from: start, to }) => start !== null || to !== null).toSorted((a, b) => (b.from ?? b.to ?? 0) - (a.from ?? a.to ?? 0));
  const at = from ? line.indexOf(from) : isBefore && currentOf(subject).length > 0 ? 0 : -1;
  // Two positions of today at a place that is named: neither was before the other.
  const isSamePlace = ({ organisation }: Entry) => named.length > 0 && organisation !== '' && named.some((one) => one.organisation === organisation);
  // "And before that?" of somebody who holds two positions: what ended before, not what was begun before and goes on.
  const isSpokenOf = (one: Entry) => named.length === 0 && piece.focus.includes(one);
  const earlier = isBefore ? line.slice(at + 1).filter((one) => !isSamePlace(one) && !isSpokenOf(one)) : [];
  const hasEnded = ({ to }: Entry) => to !== null && from?.from != null && to <= from.from + 1;
  const next = isBefore
    ? ((named.length === 0 ? earlier.find(hasEnded) : undefined) ?? earlier[0])
    : line.slice(0, Math.max(0, at)).findLast((one) => !isSamePlace(one) && !isSpokenOf(one));
  if (next)
    return answered(
      [periodClaim(writer, isBefore ? 'before' : 'after', next)],
      bestLines(next)
        .slice(0, 2)
        .map((passage) => quoteClaim(writer, passage, next)),
    );
  return absent([claim('absent', fill(writer, isBefore ? 'nothingBefore' : 'nothingAfter'))], null);
};

/** The first position. */
export const answerFirstJob: Answerer = (ask) => {
  if (!asks(ask, 'first-job')) return null;
  const first = positionsOf(ask.subject).at(-1);
  const [named] = worked(ask);
  if (first && named && asks(ask, 'yes-no') && !isOpenQuestion(ask))
    return answered([
      named.organisation === first.organisation ? entryClaim(ask.writer, first, true) : periodClaim(ask.writer, 'notThat', first, 'correction'),
    ]);
  return first ? answered([periodClaim(ask.writer, 'firstRole', first)]) : null;
};

const asksInterns = ({ piece }: Ask): boolean => piece.terms.some(({ concepts }) => concepts.includes('intern'));
const isInternship = ({ passages, titleField }: Entry): boolean => passages.some(({ field, concepts }) => field === titleField && concepts.has('intern'));

function countOf({ writer }: Ask, entries: readonly Entry[]): Reply {
  const list = listIn(writer, [...new Set(entries.slice(0, 8).map(({ organisation, title }) => title || organisation))]);
  return answered(
    [claim('computed', fill(writer, 'countOf', { count: String(entries.length), list }), entries.flatMap(citeHeading))],
    entries.map((entry) => entryClaim(writer, entry)),
  );
}

/** Positions and employers, those only that fit what else is asked ("teaching jobs", "internships"). */
export const answerJobs: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  if (!asks(ask, 'jobs', 'experience') || worked(ask).length > 0 || (piece.isFollowUp && asks(ask, 'follow-up'))) return null;
  const isIntern = asksInterns(ask);
  const terms = required(ask).filter(({ concepts }) => !concepts.includes('intern'));
  let entries = positionsOf(subject);
  if (isIntern) entries = entries.filter(isInternship);
  else if (terms.length > 0) {
    if (asks(ask, 'yes-no') || !asks(ask, 'jobs') || terms.every(({ skill }) => skill?.area === 'computing')) return null;
    const hits = search(terms, subject, entries).filter(({ missing }) => missing.length === 0);
    if (hits.length === 0) return null;
    entries = entries.filter((entry) => hits.some((hit) => hit.entry === entry));
  }
  if (entries.length === 0) {
    const thing = isIntern ? (piece.terms.find(({ concepts }) => concepts.includes('intern'))?.text ?? '') : fill(writer, 'kindWork');
    return absent([claim('absent', fill(writer, isIntern ? 'absent' : 'absentKind', { thing }))], { topic: thing, kind: 'work' });
  }
  if (asks(ask, 'how-many')) return countOf(ask, entries);
  const [latest] = entries;
  if (latest && asks(ask, 'latest')) return answered([entryClaim(writer, latest)]);
  const isNames = entries.length > 6;
  if (isNames) {
    const names = [...new Set(entries.map(({ organisation, title }) => organisation || title))];
    return answered(
      [claim('fact', fill(writer, 'listOf', { list: listIn(writer, names) }), entries.flatMap(citeHeading))],
      entries.map((entry) => entryClaim(writer, entry)),
    );
  }
  return answered(entries.slice(0, 6).map((entry) => entryClaim(writer, entry)));
};

/** "Which roles at X?", "how many times was she there, and as what": every position at an employer that is named. */
export const answerRolesAt: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  if (
    !asks(ask, 'jobs', 'how-many') ||
    required(ask).length > 0 ||
    isBeforeNamed(ask) ||
    asks(ask, 'leadership', 'duration', 'skills', 'projects', 'team-size')
  )
    return null;
  const [named] = worked(ask).filter(({ organisation }) => organisation !== '');
  const isAtPlace = piece.mentions.some(({ by, entry }) => by === 'organisation' && entry === named);
  // "Nobel Museum" and "Nobel Museum, Stockholm" are one place, for the question names both by the same words.
  const words = piece.mentions.find(({ by, entry }) => by === 'organisation' && entry === named)?.tokens ?? [];
  const isThere = (position: Entry) =>
    position.organisation === named?.organisation ||
    piece.mentions.some(({ entry, tokens, share }) => entry === position && share === 1 && words.every((word) => tokens.includes(word)));
  const all = named && isAtPlace ? positionsOf(subject).filter(isThere) : [];
  const interns = asksInterns(ask) ? all.filter(isInternship) : [];
  if (interns.length > 0 && asks(ask, 'how-many')) return countOf(ask, interns);
  const entries = interns.length > 0 ? interns : all;
  if (entries.length > 1 && asks(ask, 'how-many') && asks(ask, 'jobs')) return countOf(ask, entries);
  return entries.length > 1 ? answered(entries.slice(0, 5).map((entry) => entryClaim(writer, entry))) : null;
};

/** What was done in a position that is named, where nothing else is asked. */
export const answerAtPlace: Answerer = (ask) => {
  const { writer, piece } = ask;
  if (required(ask).length > 0 || asks(ask, 'how-many')) return null;
  const named = piece.mentions.map(({ entry }) => entry);
  const [entry, ...others] = named.length > 0 ? named : piece.isFollowUp ? piece.focus : [];
  if (!entry) return null;
  const same = others.filter((other) => other !== entry && other.organisation === entry.organisation && other.kind === entry.kind).slice(0, 2);
  const things = entry.kind === 'project' && says(piece.text.folded, 'made-with') ? entry.passages.filter(({ field }) => field === 'skills') : [];
  if (things.length > 0) {
    const names = things.map(({ text }) => text);
    const list = fill(writer, 'listOf', { list: listIn(writer, names) });
    return answered([claim('fact', list, [...citeHeading(entry), ...things.map((one) => cite(one, one.text))])]);
  }
  const isNamed = named.length > 0 && saysOnlyNames(ask, entry);
  // Who founded something once is its founder still.
  const isFounder = tellsOfFounding(foldAccents(entry.title)) && tellsOfFounding(piece.text.folded);
  if (isNamed && !isFounder && isOver(ask, entry)) return answered([periodClaim(writer, 'notAnyMore', entry, 'correction')]);
  const lines = bestLines(entry, piece.terms);
  return answered(
    [
      entryClaim(writer, entry, isNamed),
      ...same.map((other) => entryClaim(writer, other)),
      ...lines.slice(0, 1).map((passage) => quoteClaim(writer, passage, null, piece.terms)),
    ],
    lines.slice(1, 4).map((passage) => quoteClaim(writer, passage, entry)),
  );
};

/** "What else, besides X?": positions, projects and honours of what is left of the portfolio. */
export const answerRest: Answerer = ({ subject, writer }) => {
  const entries = entriesOf(subject, 'work', 'volunteering', 'project', 'award', 'achievement').slice(0, 5);
  return entries.length > 0 ? answered(entries.map((entry) => entryClaim(writer, entry))) : null;
};

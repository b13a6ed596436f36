import { currentOf, entriesOf, isOngoing, positionsOf } from '../compute/careers';
import { gapsBetween, overlapsOf } from '../compute/durations';
import { search } from '../find/search';
import type { Entry } from '../read/subject';
import { monthNamed } from '../understand/dates';
import { says } from '../understand/word-finders';
import { bestLines, entryClaim, periodClaim, quoteClaim, quoteOf } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, required } from './reply';
import { cite, citeDates, citeHeading, claim, dateIn, durationIn, fill, listIn, roleIn } from './writer';

const worked = ({ piece }: Ask): Entry[] =>
  piece.mentions
    .filter(({ entry, by }) => (entry.kind === 'work' || entry.kind === 'volunteering') && (by === 'organisation' || by === 'title'))
    .map(({ entry }) => entry);

/** "Still at X?", "currently at X": corrected where it has ended. */
export const answerStillThere: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'current')) return null;
  const entries = worked(ask);
  const [first] = entries;
  if (!first || required(ask).length > 0) return null;
  const ongoing = entries.find((entry) => isOngoing(entry, subject));
  if (ongoing) return answered([entryClaim(writer, ongoing, asks(ask, 'yes-no') || ask.piece.text.tokens.length < 6)]);
  return answered([periodClaim(writer, 'notAnyMore', first, 'correction')]);
};

/** The position held now; where there is none, the last one and what the person says about today. */
export const answerCurrent: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (
    !asks(ask, 'current') ||
    required(ask).length > 0 ||
    worked(ask).length > 0 ||
    asks(ask, 'skills', 'projects', 'place', 'salary' as never, 'languages', 'education')
  )
    return null;
  const [now, ...others] = currentOf(subject);
  const said = subject.passages.find(({ field, text }) => field === 'summary' && says(text, 'sabbatical'));
  if (now)
    return answered(
      [periodClaim(writer, 'currentRole', now), ...others.slice(0, 1).map((entry) => entryClaim(writer, entry))],
      bestLines(now)
        .slice(0, 2)
        .map((passage) => quoteClaim(writer, passage, now)),
    );
  const [last] = positionsOf(subject);
  const claims = [...(said ? [quoteClaim(writer, said, null)] : []), ...(last ? [periodClaim(writer, 'noCurrent', last)] : [])];
  return claims.length > 0
    ? answered(claims)
    : absent([claim('absent', fill(writer, 'absentKind', { thing: fill(writer, 'kindWork') }))], { topic: 'work', kind: 'work' });
};

/** "What has she done since 2023?": what is dated after it, or that nothing is. */
export const answerSince: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const since = monthNamed(piece.text);
  if (!since?.isOpen || required(ask).length > 0 || asks(ask, 'education')) return null;
  const said = subject.passages.find(({ field, text }) => field === 'summary' && says(text, 'sabbatical'));
  const later = subject.entries.filter(({ from, to, kind }) => from !== null && to !== null && to > since.month + 1 && kind !== 'skill' && kind !== 'language');
  const [last] = positionsOf(subject).toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0));
  if (said) return answered([quoteClaim(writer, said, null)]);
  if (later.length > 0) return answered(later.slice(0, 3).map((entry) => entryClaim(writer, entry)));
  return last ? absent([periodClaim(writer, 'nothingSince', last, 'absent', { date: dateIn(writer, since.date) })], { topic: since.date, kind: 'work' }) : null;
};

/** Whether somebody rose: positions held one after the other at the same place. */
export const answerPromotion: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (!asks(ask, 'promotion')) return null;
  const named = worked(ask).map(({ organisation }) => organisation);
  const work = positionsOf(subject).filter(({ organisation }) => organisation !== '' && (named.length === 0 || named.includes(organisation)));
  const same = work.filter(({ organisation }) => work.filter((one) => one.organisation === organisation).length > 1);
  if (same.length > 0) return answered(same.slice(0, 4).map((entry) => entryClaim(writer, entry)));
  return absent([claim('absent', fill(writer, 'absentThat'))], null);
};

/** "What happened in 2021?": entries that were going on or are dated in that year. */
export const answerYear: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const named = monthNamed(piece.text);
  if (!named || named.isOpen || required(ask).length > 0 || piece.mentions.length > 0 || asks(ask, 'how-many', 'duration', 'education')) return null;
  const found = subject.entries.filter(
    ({ from, to }) => from !== null && to !== null && Math.floor(from / 12) <= named.year && Math.floor((to - 1) / 12) >= named.year,
  );
  if (found.length > 0) return answered(found.slice(0, 5).map((entry) => entryClaim(writer, entry)));
  const thing = String(named.year);
  return absent([claim('absent', fill(writer, 'absent', { thing }))], { topic: thing, kind: 'work' });
};

/** Whether somebody did it alone: a portfolio seldom says. */
export const answerAlone: Answerer = (ask) => {
  const { writer, piece, subject } = ask;
  if (!asks(ask, 'alone')) return null;
  const named = piece.mentions.length > 0 ? piece.mentions.map(({ entry }) => entry) : piece.focus;
  const [hit] =
    named.length > 0
      ? named.slice(0, 1).flatMap((entry) =>
          bestLines(entry, piece.terms)
            .slice(0, 1)
            .map((passage) => ({ passage })),
        )
      : search(required(ask), subject, null);
  if (!hit) return absent([claim('absent', fill(writer, 'absentThat'))], null);
  const quote = quoteOf(hit.passage, piece.terms);
  return absent([claim('absent', fill(writer, 'notAlone', { quote }), [cite(hit.passage, quote)])], null);
};

/** What came before or after: what the talk was about, or the position of today. */
export const answerBeforeAfter: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const isBefore = asks(ask, 'previous');
  if (
    (!isBefore && !asks(ask, 'next')) ||
    required(ask).length > 0 ||
    asks(ask, 'skills', 'projects', 'how-many', 'certificates', 'publications', 'awards', 'talks', 'leadership')
  )
    return null;
  const named = worked(ask);
  const from = named.length > 0 ? (isBefore ? named.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))[0] : named[0]) : piece.focus[0];
  const sameKind = from && from.kind !== 'work' ? entriesOf(subject, from.kind) : positionsOf(subject);
  const line = sameKind.filter(({ from: start, to }) => start !== null || to !== null).toSorted((a, b) => (b.from ?? b.to ?? 0) - (a.from ?? a.to ?? 0));
  const at = from ? line.indexOf(from) : isBefore && currentOf(subject).length > 0 ? 0 : -1;
  const next = line[isBefore ? at + 1 : at - 1];
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
  return first ? answered([periodClaim(ask.writer, 'firstRole', first)]) : null;
};

/** Gaps and overlaps, worked out from the dates of positions. */
export const answerGaps: Answerer = (ask) => {
  const { subject, writer } = ask;
  const work = positionsOf(subject);
  if (asks(ask, 'overlap')) {
    const [first] = overlapsOf(work);
    if (!first) return answered([claim('absent', fill(writer, 'noOverlap'))]);
    const duration = durationIn(writer, first.months, [first.first, first.second]);
    const text = fill(writer, 'overlapOf', { first: roleIn(writer, first.first), second: roleIn(writer, first.second), duration });
    return answered([
      claim(
        'computed',
        text,
        [first.first, first.second].flatMap((entry) => [...citeHeading(entry), ...citeDates(entry)]),
      ),
    ]);
  }
  if (!asks(ask, 'gaps')) return null;
  if (asks(ask, 'reason')) return absent([claim('absent', fill(writer, 'absentReason'))], { topic: 'gap', kind: null });
  const said = subject.passages.find(({ field, text }) => field === 'summary' && says(text, 'sabbatical'));
  const gaps = gapsBetween(work).map(({ before, after, months }) => {
    const words = {
      first: roleIn(writer, before),
      second: roleIn(writer, after),
      end: dateIn(writer, before.dates.end || before.dates.start),
      start: dateIn(writer, after.dates.start),
      duration: durationIn(writer, months, [before, after]),
    };
    return claim(
      'computed',
      fill(writer, 'gap', words),
      [before, after].flatMap((entry) => [...citeHeading(entry), ...citeDates(entry)]),
    );
  });
  const [last] = work.toSorted((a, b) => (b.to ?? 0) - (a.to ?? 0));
  const open = last && currentOf(subject).length === 0 ? [periodClaim(writer, 'noCurrent', last)] : [];
  const claims = [...(said ? [quoteClaim(writer, said, null)] : []), ...open, ...gaps];
  return claims.length > 0 ? answered(claims.slice(0, 2), claims.slice(2)) : answered([claim('absent', fill(writer, 'noGap'))]);
};

/** Positions and employers, those only that fit what else is asked ("teaching jobs", "internships"). */
export const answerJobs: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  if (!asks(ask, 'jobs', 'experience') || worked(ask).length > 0 || (piece.isFollowUp && asks(ask, 'follow-up'))) return null;
  const isIntern = piece.text.tokens.some(({ folded }) =>
    piece.terms.some(({ tokens, concepts }) => concepts.includes('intern') && tokens.some((token) => token.folded === folded)),
  );
  const terms = required(ask).filter(({ concepts }) => !concepts.includes('intern'));
  let entries = positionsOf(subject);
  if (isIntern) entries = entries.filter(({ passages, titleField }) => passages.some(({ field, concepts }) => field === titleField && concepts.has('intern')));
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
  if (asks(ask, 'how-many')) {
    const list = listIn(writer, [...new Set(entries.slice(0, 8).map(({ organisation, title }) => title || organisation))]);
    return answered(
      [claim('computed', fill(writer, 'countOf', { count: String(entries.length), list }), entries.flatMap(citeHeading))],
      entries.map((entry) => entryClaim(writer, entry)),
    );
  }
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

/** What was done in a position that is named, where nothing else is asked. */
export const answerAtPlace: Answerer = (ask) => {
  const { writer, piece } = ask;
  if (required(ask).length > 0 || asks(ask, 'how-many')) return null;
  const named = piece.mentions.map(({ entry }) => entry);
  const [entry, ...others] = named.length > 0 ? named : piece.isFollowUp ? piece.focus : [];
  if (!entry) return null;
  const same = others.filter((other) => other !== entry && other.organisation === entry.organisation && other.kind === entry.kind).slice(0, 1);
  const lines = bestLines(entry, piece.terms);
  return answered(
    [
      entryClaim(writer, entry),
      ...same.map((other) => entryClaim(writer, other)),
      ...lines.slice(0, 1).map((passage) => quoteClaim(writer, passage, null, piece.terms)),
    ],
    lines.slice(1, 4).map((passage) => quoteClaim(writer, passage, entry)),
  );
};

import { currentOf, positionsOf } from '../compute/careers';
import { gapsBetween, overlapsOf } from '../compute/durations';
import { says } from '../understand/word-finders';
import { periodClaim, quoteClaim } from './quotes';
import { type Answerer, absent, answered, asks } from './reply';
import { citeDates, citeHeading, claim, dateIn, durationIn, fill, roleIn } from './writer';

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
  const said = subject.passages.find(({ field, text }) => field === 'summary' && says(text, 'sabbatical'));
  // "Why the career break?" of somebody who says what it is for.
  if (asks(ask, 'reason') && said && says(ask.piece.text.folded, 'sabbatical')) return answered([quoteClaim(writer, said, null)]);
  if (asks(ask, 'reason')) return absent([claim('absent', fill(writer, 'absentReason'))], { topic: 'gap', kind: null });
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

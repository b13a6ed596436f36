import { positionsOf } from '../compute/careers';
import { monthNamed } from '../understand/dates';
import { says } from '../understand/word-finders';
import { entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, absent, answered, asks, required } from './reply';
import { claim, dateIn, fill } from './writer';

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

import { positionsOf } from '../compute/careers';
import { matchTerm, surely } from '../find/match-term';
import { type Hit, search } from '../find/search';
import type { Entry } from '../read/subject';
import { monthNamed, type Span, spanNamed } from '../understand/dates';
import type { Term } from '../understand/terms';
import { says, timesIn } from '../understand/word-finders';
import { answerHits } from './answer-hits';
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

const overlaps = ({ from, to, kind }: Entry, span: Span): boolean =>
  kind !== 'skill' && kind !== 'language' && from !== null && to !== null && (span.from === null || to > span.from) && (span.to === null || from < span.to);

/** Words that only say how long or when. */
const isCount = ({ tokens }: Term): boolean => tokens.every(({ folded }) => /^\d+\+?$/.test(folded));

/** What lies within the years that a question names: "before 2000", "Python in the last 3 years", "between 2015 and 2018". */
export const answerSpan: Answerer = (ask) => {
  const { subject, writer, piece } = ask;
  const span = spanNamed(piece.text, subject.now);
  const isLast = timesIn(piece.text.folded).some(({ wordClass }) => wordClass === 'last-years');
  if (!span || (asks(ask, 'duration') && !isLast) || asks(ask, 'languages', 'publications', 'awards', 'talks') || piece.mentions.length > 0) return null;
  const terms = required(ask).filter((term) => !isCount(term));
  const within = subject.entries.filter((entry) => overlaps(entry, span));
  if (terms.length > 0) {
    const isShown = ({ missing, passage }: Hit) =>
      missing.length === 0 && terms.every((term) => !term.skill || terms.length > 1 || matchTerm(term, passage) >= surely);
    const hits = search(terms, subject, within).filter(isShown);
    if (hits.length > 0) return answerHits(ask, hits, terms);
    const [other] = search(terms, subject, null).filter(isShown);
    if (!other) return null;
    const near = other.entry && other.entry.from !== null ? entryClaim(writer, other.entry) : quoteClaim(writer, other.passage, other.entry, terms);
    return { ...absent([claim('absent', fill(writer, 'absentThen')), near], { topic: piece.text.raw, kind: 'work' }) };
  }
  const kinds = asks(ask, 'education') ? ['education'] : ['work', 'volunteering', 'project'];
  const found = within.filter(({ kind }) => kinds.includes(kind));
  const listed = found.length > 0 ? found : within;
  return listed.length > 0
    ? answered(listed.slice(0, 5).map((entry) => entryClaim(writer, entry)))
    : absent([claim('absent', fill(writer, 'absentThen'))], { topic: piece.text.raw, kind: 'work' });
};

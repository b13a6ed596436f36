import { entriesOf } from '../compute/careers';
import { amountsIn, figureAt, hasFigure } from '../find/amounts';
import { hasThing } from '../find/has-thing';
import { search } from '../find/search';
import type { Entry } from '../read/subject';
import { leastYears, monthNamed, spanNamed } from '../understand/dates';
import { denies, introOf, isOpen, says, timesIn } from '../understand/word-finders';
import { ranks } from './answer-education';
import { otherFigureClaim, periodClaim, quoteOf } from './quotes';
import { type Answerer, answered, asks, required } from './reply';
import { cite, citeHeading } from './writer';

/** "As an employee", "full time": corrected where the entry was an internship, a visit, work for no pay, or part of the time. */
export const answerEmployment: Answerer = (ask) => {
  const { folded } = ask.piece.text;
  // "How long was she self-employed?" takes nobody for an employee.
  if (says(folded, 'not-employed')) return null;
  const isFull = says(folded, 'full-time');
  const titled = ask.piece.mentions.filter(({ by }) => by === 'title');
  const other = (titled.length > 0 ? titled : ask.piece.mentions).find(({ entry }) =>
    entry.passages.some(({ text }) => says(text, isFull ? 'part-time' : 'full-time')),
  );
  if (isFull !== says(folded, 'part-time') && other) return answered([periodClaim(ask.writer, 'notThat', other.entry, 'correction')]);
  if (!asks(ask, 'employment')) return null;
  const named = ask.piece.mentions.map(({ entry }) => entry);
  // "The Senate police" of a place whose name is in another language.
  const terms = named.length === 0 ? required(ask) : [];
  const meant = terms.length > 0 ? ask.subject.entries.filter((entry) => terms.every((term) => hasThing(entry, term))) : [];
  const found = [...named, ...meant].find(({ kind, title }) => kind === 'volunteering' || (kind === 'work' && says(title, 'not-employed')));
  return found ? answered([periodClaim(ask.writer, 'notThat', found, 'correction')]) : null;
};

/** "Why did she drop out of college?": corrected where every degree has an end and none is said to be unfinished. */
export const answerDroppedOut: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  const isTakenSo = says(piece.text.folded, 'unfinished') || (asks(ask, 'reason') && asks(ask, 'completion') && denies(piece.text.folded));
  if (!isTakenSo || !(asks(ask, 'education') || piece.terms.some(({ concepts }) => concepts.includes('campus')))) return null;
  const named = piece.mentions.filter(({ entry }) => entry.kind === 'education').map(({ entry }) => entry);
  const wanted = ranks.filter((rank) => piece.terms.some(({ concepts }) => concepts.includes(rank)));
  const ranked = entriesOf(subject, 'education').filter(({ passages }) => passages.some(({ concepts }) => wanted.some((rank) => concepts.has(rank))));
  const [entry, ...others] = named.length > 0 ? named : ranked.length > 0 ? ranked : entriesOf(subject, 'education');
  const isDone = ({ dates, to, passages }: Entry) =>
    dates.end !== '' && to !== null && to <= subject.now && !passages.some(({ text }) => says(text, 'unfinished'));
  return entry && [entry, ...others].every(isDone) ? answered([periodClaim(writer, 'notThat', entry, 'correction')]) : null;
};

/** "She joined in 2015, right?": a year that does not fit the entry is corrected. */
export const answerWrongYear: Answerer = (ask) => {
  const { piece, writer } = ask;
  const named = monthNamed(piece.text);
  const sure = piece.mentions.filter(({ share, by }) => by === 'organisation' || share >= 0.6);
  // "An accountant at Gilmore since 2019": of Gilmore, whatever other place had that title.
  const placed = sure.filter(({ by }) => by === 'organisation');
  const all = (placed.length > 0 ? placed : sure).map(({ entry }) => entry);
  const studies = asks(ask, 'completion') ? all.filter(({ kind }) => kind === 'education') : [];
  const entries = studies.length > 0 ? studies : all;
  if (
    !named ||
    entries.length === 0 ||
    (isOpen(introOf(piece.text.folded, piece.language) ?? piece.text.folded, piece.language) && !asks(ask, 'reason')) ||
    asks(ask, 'when') ||
    asks(ask, 'how-many') ||
    required(ask).length > 1
  )
    return null;
  const meant = timesIn(piece.text.folded).map(({ wordClass }) => wordClass);
  const isEnd = meant.includes('left') || named.bound === 'until';
  const isStart = meant.includes('joined') || named.bound === 'since';
  const fits = entries.some(({ from, to }) => {
    if (from === null || to === null) return false;
    const [first, last] = [Math.floor(from / 12), Math.floor((to - 1) / 12)];
    return isEnd !== isStart ? named.year === (isEnd ? last : first) : named.year >= first && named.year <= last;
  });
  const [entry] = entries;
  if (fits || !entry || entry.from === null) return null;
  return answered([periodClaim(writer, 'otherDate', entry, 'correction', { thing: String(named.year) })]);
};

/** "She led 50 people, right?": a figure that the portfolio has otherwise is corrected. */
export const answerWrongFigure: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  if (!asks(ask, 'yes-no') || spanNamed(piece.text, subject.now) || leastYears(piece.text) !== null) return null;
  const figures = piece.text.tokens.filter(({ folded }) => /^\d[\d.,]*%?$/.test(folded) && !/^(?:19|20)\d\d$/.test(folded));
  const [figure] = figures;
  const others = piece.terms.filter(({ tokens }) => !tokens.some((token) => figures.includes(token)));
  const asked = others.filter(({ isRequired }) => isRequired);
  // "Her e-mail open rate was 40 %?": words that say little by themselves say enough together.
  const terms = asked.length > 0 ? asked : others.length > 1 ? others.map((term) => ({ ...term, isRequired: true })) : [];
  if (!figure || terms.length === 0) return null;
  const named = [...new Set(piece.mentions.map(({ entry }) => entry))];
  const [hit] = search(terms, subject, named.length > 0 ? named : null);
  if (!hit?.entry || hit.missing.length > 0 || !hasFigure(hit.passage.text) || hit.passage.folded.has(figure.folded)) return null;
  const thing = figureAt(piece.text, figure);
  if (amountsIn(thing).some((amount) => amountsIn(hit.passage.text).includes(amount))) return null;
  const quote = quoteOf(hit.passage, terms);
  return answered([otherFigureClaim(writer, thing, quote, [cite(hit.passage, quote), ...citeHeading(hit.entry)])]);
};

import { type AnswerCitation, type AnswerClaim, basicsId } from '@folia/contracts/deep-talk/answer';
import { amountsIn } from '../find/amounts';
import { matchTerm } from '../find/match-term';
import type { FrameName } from '../frames/frames';
import type { Entry, Passage } from '../read/subject';
import type { Term } from '../understand/terms';
import { says } from '../understand/word-finders';
import { shortenQuote } from './shorten-quote';
import { cite, citeDates, citeHeading, claim, fill, listIn, periodIn, roleIn, type Writer } from './writer';

/** Where the things that were asked for stand in a passage. */
function placesOf(passage: Passage, terms: readonly Term[]): number[] {
  const bySkill = passage.skills.filter(({ skill }) => terms.some((term) => term.skill === skill)).map(({ start }) => start);
  const byWord = passage.words.filter(({ stem }) => terms.some(({ tokens }) => tokens.some((token) => token.stem === stem))).map(({ start }) => start);
  return [...bySkill, ...byWord];
}

export const quoteOf = (passage: Passage, terms: readonly Term[] = []): string => shortenQuote(passage.text, placesOf(passage, terms));

/** A sentence of the portfolio with the position it is about: `Nurse at St. Mary's: “…”`. */
export function quoteClaim(writer: Writer, passage: Passage, entry: Entry | null, terms: readonly Term[] = [], isYes = false): AnswerClaim {
  const quote = quoteOf(passage, terms);
  const isOwnTitle = entry !== null && (passage.field === entry.titleField || passage.field === entry.organisationField);
  if (!entry || passage.itemId === basicsId) return claim('fact', fill(writer, isYes ? 'yesQuote' : 'quote', { quote }), [cite(passage, quote)]);
  if (isOwnTitle) return entryClaim(writer, entry, isYes);
  const isHeld = entry.kind === 'work' || entry.kind === 'volunteering';
  const frame: FrameName = !isYes ? 'roleQuote' : isHeld ? 'yesRole' : 'yesRoleQuote';
  return claim('fact', fill(writer, frame, { role: roleIn(writer, entry), quote }), [cite(passage, quote), ...citeHeading(entry)]);
}

/** That a figure is another. What the portfolio says of something else it does say: then only that it does not say so of this. */
export function otherFigureClaim(writer: Writer, thing: string, quote: string, citations: readonly AnswerCitation[]): AnswerClaim {
  const said = amountsIn(thing);
  const isElsewhere = writer.subject.passages.some(({ isTold, text }) => isTold && amountsIn(text).some((amount) => said.includes(amount)));
  return claim('correction', fill(writer, isElsewhere ? 'notSaid' : 'otherFigure', { thing, quote }), citations);
}

/** An entry on a line of its own: "Nurse at St. Mary's, since March 2021". */
export function entryClaim(writer: Writer, entry: Entry, isYes = false): AnswerClaim {
  const period = periodIn(writer, entry);
  const line = fill(writer, period ? 'rolePeriod' : 'roleOnly', { role: roleIn(writer, entry), period });
  const yes = writer.frames.yes.replace('.', ',');
  // A degree in progress is no plain yes.
  const isSure = isYes && !entry.passages.some(({ text }) => says(text, 'unfinished'));
  return claim('fact', isSure ? `${yes} ${line}` : line, [...citeHeading(entry), ...citeDates(entry)]);
}

function namesIn(writer: Writer, entries: readonly Entry[], frame: FrameName): string {
  const list = listIn(
    writer,
    entries.map(({ title, organisation }) => title || organisation),
  );
  return fill(writer, frame, { list, text: list });
}

/** Several entries by their names in one sentence: "Listed skills: A, B and C." */
export const listClaim = (writer: Writer, entries: readonly Entry[], frame: FrameName = 'listOf', kind: AnswerClaim['kind'] = 'fact'): AnswerClaim =>
  claim(kind, namesIn(writer, entries, frame), entries.flatMap(citeHeading));

/** A sentence about an entry with its period. */
export function periodClaim(
  writer: Writer,
  frame: FrameName,
  entry: Entry,
  kind: AnswerClaim['kind'] = 'fact',
  words: Readonly<Record<string, string>> = {},
): AnswerClaim {
  return claim(kind, fill(writer, frame, { role: roleIn(writer, entry), period: periodIn(writer, entry), ...words }), [
    ...citeHeading(entry),
    ...citeDates(entry),
  ]);
}

const figure = /\d/;

/** The sentences of an entry that say most: with the things asked for, then with figures, in their own order. */
export const bestLines = (entry: Entry, terms: readonly Term[] = []): Passage[] =>
  entry.passages
    .filter(({ isTold, field }) => isTold && field !== entry.titleField)
    .map((passage, place) => ({
      passage,
      place,
      points:
        terms.reduce((sum, term) => sum + matchTerm(term, passage), 0) +
        (figure.test(passage.text) ? 0.4 : 0) +
        (entry.kind !== 'work' && passage.field === 'summary' ? 0.6 : 0),
    }))
    .toSorted((a, b) => b.points - a.points || a.place - b.place)
    .map(({ passage }) => passage);

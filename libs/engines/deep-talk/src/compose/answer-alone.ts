import { search } from '../find/search';
import { bestLines, quoteOf } from './quotes';
import { type Answerer, absent, asks, required } from './reply';
import { cite, claim, fill } from './writer';

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

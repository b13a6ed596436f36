import { phraseFinder } from '@folia/text/phrase-finder';
import { foldAccents } from './fold-accents';
import { type Text, textOf } from './tokens';
import { rowsOf } from './word-lists';

const finder = phraseFinder(rowsOf('answer-forms').map((phrase) => ({ phrase: foldAccents(phrase), wordClass: 'form' })));

/** A question without how its answer is wanted, "in 2–3 sentences": what is left says what is asked. The whole of it where no question is left: "John in a nutshell". */
export function withoutForm(text: Text): Text {
  const found = finder.find(text.folded);
  if (found.length === 0) return text;
  let raw = text.raw;
  for (const { start, end } of found.toReversed()) raw = raw.slice(0, start) + raw.slice(end);
  const rest = textOf(
    raw
      .replace(/[\s,]+(?=[?!.]|$)/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return rest.tokens.length > 1 ? rest : text;
}

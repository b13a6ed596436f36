import { wordsOf } from '@folia/text/word-stems';

/** A stretch of whole words; offsets into the text it was taken from. */
export type Stretch = { words: string; start: number; end: number };

const isWordPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Every place where a text has these exact words as whole words. */
export function placesOf(text: string, quote: string): Stretch[] {
  const found: Stretch[] = [];
  if (!/[\p{L}\p{N}]/u.test(quote)) return found;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const isInside = (isWordPart(text[start - 1]) && isWordPart(quote[0])) || (isWordPart(text[end]) && isWordPart(quote.at(-1)));
    if (!isInside) found.push({ words: quote, start, end });
  }
  return found;
}

const mostWords = 5;
const mostStretches = 400;

/** The stretches of one to five words within a place, longest first. */
export function stretchesIn(text: string, { start, end }: Pick<Stretch, 'start' | 'end'>): Stretch[] {
  const words = wordsOf(text.slice(start, end)).map((word) => ({ start: start + word.start, end: start + word.end }));
  return words
    .flatMap((first, index) =>
      words.slice(index, index + mostWords).map((last) => ({ words: text.slice(first.start, last.end), start: first.start, end: last.end })),
    )
    .slice(0, mostStretches)
    .sort((a, b) => b.words.length - a.words.length || a.start - b.start);
}

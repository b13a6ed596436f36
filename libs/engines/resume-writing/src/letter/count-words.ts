const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words of a text: what is between spaces or, in scripts without spaces, what a dictionary separates. Pure. */
export const countWords = (text: string): number =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, word) => sum + (unspaced.test(word) ? [...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike).length : 1), 0);

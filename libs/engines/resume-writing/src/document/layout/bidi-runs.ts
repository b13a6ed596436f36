import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether most letters of a text are written from right to left. */
export function readsFromRight(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => rightToLeft.test(letter)).length * 2 > letters.length;
}

/** Marks around a text that keeps its own direction inside another (UAX 9, FSI and PDI); never drawn. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
export const isMark = (character: string): boolean => character === '\u2068' || character === '\u2069';

/** Direction of every UTF-16 unit of a paragraph as embedding levels (UAX 9), odd for right to left; null when all of it is left to right. */
export const levelsOf = (text: string, base: 'rtl' | 'auto'): Uint8Array | null =>
  isRightToLeft(text) || (base === 'rtl' && /\u2068/.test(text)) ? bidi.getEmbeddingLevels(text, base).levels : null;

/** Runs of a line in their visual order from left to right (UAX 9, rule L2). */
export function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return ordered;
}

const mirrored = (text: string) => text.replace(/\p{Bidi_Mirrored}/gu, (character) => bidi.getMirroredCharacter(character) ?? character);

/** A run with an odd level as words from left to right; each word keeps its letter order, which shaping reverses. */
export const wordsFromLeft = (text: string): string =>
  mirrored(text)
    .split(/( )/)
    .reverse()
    .map((word) => (isRightToLeft(word) ? word : [...word].reverse().join('')))
    .join('');

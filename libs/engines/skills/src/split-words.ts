import { foldWord } from './fold-word';

/** A word of a text; `gap` is what stands between it and the word before. */
export type Word = { start: number; end: number; raw: string; folded: string; gap: string };

// "Node.js", "3.11", "driver's", "401(k)", ".NET", "C++" and "C#" are one word each; "done.Python" is two, for a space was lost there.
const WORD =
  /(?:(?<![\p{L}\p{N}])\.(?=[Nn][Ee][Tt](?![\p{L}\p{N}])))?[\p{L}\p{N}]+(?:[.'’](?:(?<!\p{Ll}{3}\.)|(?!\p{Lu}\p{Ll}{2}))[\p{L}\p{N}]+)*(?:\(\p{L}{1,4}\))?[+#]*|&/gu;
const MARKS = /\p{M}/gu;
const HOST = /\.(?:com|org|edu|gov|dev|app)$/i;

/** The words of a text in order, in linear time, without those of web and mail addresses. */
export function splitWords(text: string): Word[] {
  // A letter written as letter and accent apart stays one letter.
  const source = text.replace(MARKS, (mark) => 'x'.repeat(mark.length));
  const words: Word[] = [];
  let before = 0;
  let last = 0;
  let inAddress = false;
  for (const { 0: found, index } of source.matchAll(WORD)) {
    const end = index + found.length;
    const raw = text.slice(index, end);
    const gap = text.slice(last, index);
    inAddress = gap.endsWith('://') || gap.endsWith('@') || (HOST.test(raw) && text[end] === '/') || (inAddress && !/\s/.test(gap));
    last = end;
    if (inAddress || text[end] === '@') continue;
    words.push({ start: index, end, raw, folded: raw === '&' ? 'and' : foldWord(raw), gap: text.slice(before, index) });
    before = end;
  }
  return words;
}

const JOIN = /^(?:['’]?[ \t\u00a0]*(?:\r?\n)?[ \t\u00a0]*|[-‐‑–_]|[ \t]?\/[ \t]?)$/;

/** Whether a phrase may go on over this gap: "machine learning", "problem-solving", "CI/CD", a line broken in the middle. */
export function joins(gap: string): boolean {
  return gap === ' ' || (gap.length < 12 && JOIN.test(gap));
}

import { stemOf } from '@folia/text/word-stems';
import { foldSigns, spaced } from './fold-accents';
import { linesOf } from './word-lists';

/** A word of a question: as typed, folded, and the form in which it is compared. Offsets are those of the folded text. */
export type Token = { raw: string; folded: string; stem: string; start: number; end: number };
/** A question as typed and folded, sign for sign. */
export type Text = { raw: string; folded: string; tokens: readonly Token[] };

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['.][\p{L}\p{N}]+)*/gu;

/** What visitors type for what they mean. */
const shortForms: ReadonlyMap<string, string> = new Map(
  linesOf('short-forms').flatMap(([short, ...meant]) => (short ? [[short, meant.join(', ')] as const] : [])),
);

/** "R u" is short, "R or Python" is a language. */
const isLanguage = (found: string, behind: string): boolean =>
  /^r$/i.test(found) && !/^\s+(?:u|you|they|there|we|these|those|his|her|their|the|any)(?!\p{L})/iu.test(behind);

const written = (question: string): string =>
  spaced(question).replace(word, (found, at: number, whole: string) =>
    isLanguage(found, whole.slice(at + found.length)) ? found : (shortForms.get(found.toLowerCase()) ?? found),
  );

/** The words of a text as it stands. */
export function textOf(raw: string): Text {
  const folded = foldSigns(raw);
  const tokens = [...folded.matchAll(word)].map((found) => {
    const [start, end] = [found.index, found.index + found[0].length];
    const typed = raw.slice(start, end);
    return { raw: typed, folded: found[0].replace(/'s$/, ''), stem: stemOf(typed), start, end };
  });
  return { raw, folded, tokens };
}

/** The words of a question; short forms are written out. */
export const readText = (question: string): Text => textOf(written(question).replace(/\s+/g, ' ').trim());

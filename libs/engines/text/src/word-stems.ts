import { join } from 'node:path';
import { readWordList } from './read-word-list';

/** A word of a text with the form it is compared in; offsets are UTF-16. */
export type Word = { stem: string; start: number; end: number };

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['’.][\p{L}\p{N}]+)*/gu;
const endings =
  /(?:ational|isation|ization|ations|ation|ments|ment|ities|ity|ances|ance|ings|ing|ions|ion|ers|er|ors|or|ies|ied|ists|ist|ives|ive|als|al|ics|ic|ed|es|en|s|e|y)$/;
const shortest = 4;

/** Words of one family have one stem ("recruiter", "recruitment", "recruited"); it is made for comparing, never for showing. */
export function stemOf(raw: string): string {
  let stem = raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:[ldcjmnst]|qu)['’](?=\p{L}{2})/u, '')
    .replace(/['’]s$/, '')
    .replace(/[’']/g, '');
  if (!/^[a-z]+$/.test(stem)) return stem;
  for (let turn = 0; turn < 3; turn += 1) {
    let shorter = stem.replace(endings, '');
    if (turn === 0 && shorter.length < shortest && /[^s]s$/.test(stem)) shorter = stem.slice(0, -1);
    if (shorter === stem || shorter.length < (turn === 0 && /s$/.test(stem) && shorter.length === stem.length - 1 ? 3 : shortest)) break;
    stem = shorter;
  }
  return stem.replace(/(?<=\w{4})i$/, '').replace(/(.)\1$/, '$1');
}

const stems = new Map<string, string>();
const mostStems = 20_000;

function knownStem(raw: string): string {
  let stem = stems.get(raw);
  if (stem === undefined) {
    stem = stemOf(raw);
    if (stems.size >= mostStems) stems.clear();
    stems.set(raw, stem);
  }
  return stem;
}

/** The words of a text in order; hyphens divide. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map((found) => ({ stem: knownStem(found[0]), start: found.index, end: found.index + found[0].length }));
}

const emptyWords = new Set(readWordList(join(__dirname, 'words', 'empty'), ['empty']).flatMap(({ phrase }) => wordsOf(phrase).map(({ stem }) => stem)));

/** Stems that say something by themselves: without articles, prepositions and the stock words of jobs ("experience", "strong"). */
export const tellingStems = (text: string): string[] => [...new Set(wordsOf(text).map(({ stem }) => stem))].filter((stem) => !emptyWords.has(stem));
export const isTelling = (stem: string): boolean => !emptyWords.has(stem);

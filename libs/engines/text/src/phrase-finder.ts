import { phraseVariants } from './phrase-variants';
import type { WordEntry } from './read-word-list';

/** A phrase found in running text; offsets are UTF-16, `end` is behind its last sign. */
type PhraseFound<C extends string> = { wordClass: C; start: number; end: number };

/** Looks for the phrases of a word list in running text, in linear time. */
export type PhraseFinder<C extends string> = {
  /** The longest phrase at every place, in order and without overlap. */
  find: (text: string) => PhraseFound<C>[];
  /** Whether any phrase stands in the text, or one of this class. */
  isIn: (text: string, wordClass?: C) => boolean;
  /** The classes of all phrases in the text, also of those inside others. */
  classesIn: (text: string) => ReadonlySet<C>;
  /** The longest phrase of each class, anywhere or only where the text begins. */
  longestOfEach: (text: string, isAtHead: boolean) => ReadonlyMap<C, PhraseFound<C>>;
};

type Step<C extends string> = {
  words: Map<string, Step<C>>;
  /** By their first two letters. */
  beginnings: Map<string, { begins: string; step: Step<C> }[]>;
  endings: { ends: string; step: Step<C> }[];
  any: Step<C> | null;
  number: Step<C> | null;
  ends: C[];
  /** Classes of phrases that only count at the end of the text. */
  last: C[];
};
const newStep = <C extends string>(): Step<C> => ({ words: new Map(), beginnings: new Map(), endings: [], any: null, number: null, ends: [], last: [] });

/** French articles that lost their vowel are words of their own. */
const word = /(?:[cdjlmnst]|qu)['’](?=\p{L}{2})|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+|\.\d+)*[+#]*/giu;
const elided = /(?<!\p{L})((?:[cdjlmnst]|qu)')(?=\p{L}{2})/gu;
/** A phrase may contain blanks and hyphens but not cross the end of a clause. */
const goesOn = /^[\s\-–—/]{0,3}$/;
const shortestBeginning = 2;

type Word = { plain: string; start: number; end: number; isJoined: boolean };

/** Several lists are looked for in the same texts one after the other. */
const read = new Map<string, readonly Word[]>();
const mostRead = 512;

function wordsOf(text: string): readonly Word[] {
  const known = read.get(text);
  if (known) return known;
  const words: Word[] = [];
  const plain = text.toLowerCase();
  // Few letters change their length with their case.
  const isAlike = plain.length === text.length;
  let before = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const end = index + found.length;
    const own = isAlike ? plain.slice(index, end) : found.toLowerCase();
    const gap = index - before;
    const isJoined = words.length > 0 && (gap === 1 && text[before] === ' ' ? true : gap <= 3 && goesOn.test(text.slice(before, index)));
    words.push({ plain: own.includes('’') ? own.replace(/’/g, "'") : own, start: index, end, isJoined });
    before = end;
  }
  if (read.size >= mostRead) read.clear();
  read.set(text, words);
  return words;
}

function child<C extends string>(step: Step<C>, part: string): Step<C> {
  if (part === '*') {
    step.any ??= newStep();
    return step.any;
  }
  if (part === '#') {
    step.number ??= newStep();
    return step.number;
  }
  if (part.startsWith('*')) {
    const ends = part.slice(1);
    const known = step.endings.find((one) => one.ends === ends)?.step ?? newStep<C>();
    if (!step.endings.some((one) => one.ends === ends)) step.endings.push({ ends, step: known });
    return known;
  }
  if (part.endsWith('*')) {
    const begins = part.slice(0, -1);
    const key = begins.slice(0, shortestBeginning);
    const alike = step.beginnings.get(key) ?? [];
    const known = alike.find((one) => one.begins === begins)?.step ?? newStep<C>();
    if (!alike.some((one) => one.begins === begins)) step.beginnings.set(key, [...alike, { begins, step: known }]);
    return known;
  }
  const next = step.words.get(part) ?? newStep();
  step.words.set(part, next);
  return next;
}

function nextSteps<C extends string>(step: Step<C>, found: string, next: Step<C>[]): void {
  const whole = step.words.get(found);
  if (whole) next.push(whole);
  if (step.beginnings.size > 0)
    for (const { begins, step: begun } of step.beginnings.get(found.slice(0, shortestBeginning)) ?? []) if (found.startsWith(begins)) next.push(begun);
  for (const { ends, step: ended } of step.endings) if (found.endsWith(ends)) next.push(ended);
  if (step.number && /^\d/.test(found)) next.push(step.number);
  if (step.any) next.push(step.any);
}

/**
 * Compiles a word list for running text. Case, hyphens and the form of apostrophes do not matter. In a phrase `work*` stands for every word that begins so,
 * `*work` for every word that ends so, `*` alone for any one word, `#` for a number; a part in brackets may be missing; `$`
 * behind the last word says that the text ends there.
 */
export function phraseFinder<C extends string>(entries: readonly WordEntry<C>[]): PhraseFinder<C> {
  const root = newStep<C>();
  for (const { phrase, wordClass } of entries)
    for (const variant of phraseVariants(phrase)) {
      let step = root;
      for (const part of variant
        .toLowerCase()
        .replace('$', '')
        .replace(elided, '$1 ')
        .split(/[\s/-]+/))
        step = child(step, part);
      const ends = variant.endsWith('$') ? step.last : step.ends;
      if (!ends.includes(wordClass)) ends.push(wordClass);
    }
  /** Calls `found` with every phrase that begins at a word, shortest first, until it returns true. */
  function eachFrom(words: readonly Word[], from: number, found: (ends: readonly C[], to: number) => boolean): boolean {
    let steps: Step<C>[] = [];
    nextSteps(root, (words[from] as Word).plain, steps);
    for (let to = from; steps.length > 0; ) {
      const isLast = to + 1 === words.length;
      for (const { ends, last } of steps) {
        if (ends.length > 0 && found(ends, to)) return true;
        if (isLast && last.length > 0 && found(last, to)) return true;
      }
      to += 1;
      const next = words[to];
      if (!next?.isJoined) return false;
      const further: Step<C>[] = [];
      for (const step of steps) nextSteps(step, next.plain, further);
      steps = further;
    }
    return false;
  }
  function find(text: string): PhraseFound<C>[] {
    const words = wordsOf(text);
    const all: PhraseFound<C>[] = [];
    for (let from = 0; from < words.length; from += 1) {
      let best = -1;
      let classes: C[] = [];
      eachFrom(words, from, (ends, to) => {
        classes = to === best ? [...classes, ...ends] : [...ends];
        best = to;
        return false;
      });
      if (best < 0) continue;
      const [{ start }, { end }] = [words[from], words[best]] as [Word, Word];
      for (const wordClass of new Set(classes)) all.push({ wordClass, start, end });
      from = best;
    }
    return all;
  }
  return {
    find,
    isIn: (text, wordClass) => {
      if (wordClass !== undefined) return find(text).some((found) => found.wordClass === wordClass);
      const words = wordsOf(text);
      return words.some((_, from) => eachFrom(words, from, () => true));
    },
    classesIn: (text) => {
      const words = wordsOf(text);
      const classes = new Set<C>();
      for (let from = 0; from < words.length; from += 1)
        eachFrom(words, from, (ends) => {
          for (const one of ends) classes.add(one);
          return false;
        });
      return classes;
    },
    longestOfEach: (text, isAtHead) => {
      const words = wordsOf(text);
      const best = new Map<C, PhraseFound<C>>();
      const most = isAtHead ? Math.min(1, words.length) : words.length;
      for (let from = 0; from < most; from += 1) {
        const { start } = words[from] as Word;
        eachFrom(words, from, (ends, to) => {
          const { end } = words[to] as Word;
          for (const wordClass of ends) {
            const other = best.get(wordClass);
            if (!other || end - start > other.end - other.start) best.set(wordClass, { wordClass, start, end });
          }
          return false;
        });
      }
      return best;
    },
  };
}

import type { WordEntry } from './read-word-list';

/** A phrase found in running text; offsets are UTF-16, `end` is behind its last sign. */
type PhraseFound<C extends string> = { wordClass: C; start: number; end: number };

/** Looks for the phrases of a word list in running text, in linear time. */
export type PhraseFinder<C extends string> = {
  /** The longest phrase at every place, in order and without overlap. */
  find: (text: string) => PhraseFound<C>[];
  /** Whether any phrase stands in the text, or one of this class. */
  isIn: (text: string, wordClass?: C) => boolean;
};

type Step<C extends string> = { words: Map<string, Step<C>>; beginnings: Map<string, Step<C>>; any: Step<C> | null; number: Step<C> | null; ends: C[] };
const newStep = <C extends string>(): Step<C> => ({ words: new Map(), beginnings: new Map(), any: null, number: null, ends: [] });

const word = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*[+#]*/gu;
/** A phrase may contain blanks and hyphens but not cross the end of a clause. */
const goesOn = /^[\s\-–—/]{0,3}$/;
const shortestBeginning = 2;

const plainWord = (raw: string) => raw.toLowerCase().replace(/’/g, "'");

function child<C extends string>(step: Step<C>, part: string): Step<C> {
  if (part === '*') {
    step.any ??= newStep();
    return step.any;
  }
  if (part === '#') {
    step.number ??= newStep();
    return step.number;
  }
  const [map, key] = part.endsWith('*') ? [step.beginnings, part.slice(0, -1)] : [step.words, part];
  const next = map.get(key) ?? newStep<C>();
  map.set(key, next);
  return next;
}

function nextSteps<C extends string>(step: Step<C>, found: string): Step<C>[] {
  const next: Step<C>[] = [];
  const whole = step.words.get(found);
  if (whole) next.push(whole);
  if (step.beginnings.size > 0)
    for (let length = shortestBeginning; length <= found.length; length += 1) {
      const begun = step.beginnings.get(found.slice(0, length));
      if (begun) next.push(begun);
    }
  if (step.number && /^\d/.test(found)) next.push(step.number);
  if (step.any) next.push(step.any);
  return next;
}

/**
 * Compiles a word list for running text. Case, hyphens and the form of apostrophes do not matter. In a phrase `work*` stands for every word that begins so,
 * `*` alone for any one word, `#` for a number.
 */
export function phraseFinder<C extends string>(entries: readonly WordEntry<C>[]): PhraseFinder<C> {
  const root = newStep<C>();
  for (const { phrase, wordClass } of entries) {
    let step = root;
    for (const part of phrase.toLowerCase().split(/[\s-]+/)) step = child(step, part);
    if (!step.ends.includes(wordClass)) step.ends.push(wordClass);
  }
  function* all(text: string): Generator<PhraseFound<C>> {
    const words = [...text.matchAll(word)].map((one) => ({ plain: plainWord(one[0]), start: one.index, end: one.index + one[0].length }));
    for (let from = 0; from < words.length; from += 1) {
      let steps: Step<C>[] = [root];
      let best: { to: number; ends: readonly C[] } | null = null;
      for (let to = from; to < words.length && steps.length > 0; to += 1) {
        const { plain, start } = words[to] as (typeof words)[number];
        if (to > from && !goesOn.test(text.slice((words[to - 1] as (typeof words)[number]).end, start))) break;
        steps = steps.flatMap((step) => nextSteps(step, plain));
        const ends = steps.flatMap((step) => step.ends);
        if (ends.length > 0) best = { to, ends };
      }
      if (!best) continue;
      for (const wordClass of new Set(best.ends))
        yield { wordClass, start: (words[from] as (typeof words)[number]).start, end: (words[best.to] as (typeof words)[number]).end };
      from = best.to;
    }
  }
  return {
    find: (text) => [...all(text)],
    isIn: (text, wordClass) => {
      for (const found of all(text)) if (wordClass === undefined || found.wordClass === wordClass) return true;
      return false;
    },
  };
}

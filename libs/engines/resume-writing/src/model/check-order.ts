import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { areSynonyms } from '@folia/skills/synonyms';
import { type Word, wordsOf } from '@folia/text/word-stems';
import { standsIn } from '../tailor/analyse/demand';
import { isDirection, saysDirection } from '../verify/check-quantities';
import { grammar, isPraise, sameMeaning } from '../verify/neutral-words';
import { quantitiesIn } from '../verify/read-quantities';
import { phrasesIn } from '../words/phrases-in';
import { phrasesOf, wordList } from '../words/word-list';

const sentenceWords = wordList('sentence-order', ['free', 'limiting', 'phrase', 'relative', 'conjunction']);
const wordsOfClass = (wanted: (typeof sentenceWords)[number]['wordClass']): ReadonlySet<string> => new Set(phrasesOf(sentenceWords, wanted));
/** May be added or dropped. */
const free = wordsOfClass('free');
/** Words after these limit a statement: by whom and with whom, as what, when, under which condition. */
const limiting = phrasesIn(sentenceWords, 'limiting');
const [phrase, relative, conjunction] = [wordsOfClass('phrase'), wordsOfClass('relative'), wordsOfClass('conjunction')];
/** The most words one name may have. */
const mostInName = 5;

type Said = { text: string; words: readonly Word[] };
const lower = ({ text }: Said, { start, end }: Word) => text.slice(start, end).toLowerCase();
const span = ({ text, words }: Said, from: number, count: number) => text.slice(words[from]?.start ?? 0, words[from + count - 1]?.end ?? 0);

/** "clinic" and "clinics", "service" and "services": having done several of something is a different claim. */
const isPluralOf = (one: string, other: string) => one !== other && (`${one}s` === other || `${one}es` === other || one.replace(/y$/, 'ies') === other);
const isPlural = (one: string, other: string) => isPluralOf(one, other) || isPluralOf(other, one);

function isSame(own: Said, word: Word, source: Said, other: Word): boolean {
  const [said, meant] = [lower(own, word), lower(source, other)];
  if (said === meant) return true;
  if (isPlural(said, meant)) return false;
  const [one] = quantitiesIn(said);
  if (one) return quantitiesIn(meant).some(({ value, unit }) => value === one.value && unit === one.unit);
  return sameMeaning(word.stem, other.stem) && (!saysDirection(said) || isDirection(source.text, said));
}

type Step = { said: number; from: number; next: number };

/** Where the source says, after `from`, what the words from `at` say; null when the source does not say it again. */
function follow(own: Said, at: number, source: Said, from: number): Step | null {
  const word = own.words[at] as Word;
  for (const [place, other] of source.words.entries()) {
    if (place < from) continue;
    if (isSame(own, word, source, other)) return { said: 1, from: place, next: place + 1 };
    for (let said = Math.min(mostInName, own.words.length - at); said >= 1; said -= 1)
      for (let meant = Math.min(mostInName, source.words.length - place); meant >= 1; meant -= 1) {
        const [one, name] = [span(own, at, said), span(source, place, meant)];
        if (areSynonyms(one, name) && !isPlural(one.toLowerCase(), name.toLowerCase())) return { said, from: place, next: place + meant };
      }
  }
  return null;
}

const saidOf = (text: string): Said => ({ text, words: wordsOf(text) });
const saysNothing = (word: string) => free.has(word) || isPraise(word);
const tellingIn = (said: Said) => said.words.findIndex((word) => !saysNothing(lower(said, word)) && !grammar.has(word.stem));
const divider = /[,;:.!?()–—]|\s-\s/u;
/** The text between two words; `at` is the place of the second. */
const between = ({ text, words }: Said, at: number) => text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);

/** Whether a phrase may end before this word: there is a punctuation mark, or a joining word begins the next phrase. */
const isBoundary = (source: Said, at: number) => {
  const word = source.words[at];
  return !word || divider.test(between(source, at)) || phrase.has(lower(source, word)) || relative.has(lower(source, word));
};

/** May be left out where punctuation or another form says as much: "staff and visitors", "every month" and "monthly". */
const joining = new Set([...free, 'and', 'then', 'each', 'every']);

/**
 * Words may only be left out by whole phrases, because otherwise what follows would attach to another word: "Designed icons for an app with many users" may be
 * shortened to icons, but not to an app or to icons with many users. So a phrase goes up to the end of the line, a punctuation mark or an "and"; or it says
 * where something came from.
 */
function isWholePhrase(source: Said, from: number, to: number, isImplied: (word: string) => boolean): boolean {
  const words = source.words.slice(from, to).map((word) => lower(source, word));
  if (words.every((word) => joining.has(word) || isPraise(word) || isImplied(word))) return true;
  const next = source.words[to];
  const ends = !next || divider.test(between(source, to)) || conjunction.has(lower(source, next));
  return isBoundary(source, from) && (ends || (words[0] === 'from' && lower(source, next) === 'to'));
}

/** The place where the wording departs from the source; -1 when it repeats the source. */
function wrongTurn(own: Said, source: Said, led: number): number {
  const isImplied = (word: string) => led >= 0 && isDirection(source.text, word);
  const head = tellingIn(source);
  let next = 0;
  let last = -1;
  let hasBegun = false;
  for (let at = 0; at < own.words.length; ) {
    const word = own.words[at] as Word;
    const isJoin = lower(own, word) === 'and' && last >= 0;
    if (free.has(lower(own, word)) || at === led || isJoin) {
      at += 1;
      continue;
    }
    const step = follow(own, at, source, next);
    const begins = hasBegun || grammar.has(word.stem) || step?.from === head;
    if (!step || !begins || (hasBegun && !isWholePhrase(source, next, step.from, isImplied))) return at;
    const [ownJoint, joint] = [
      own.text.slice(last < 0 ? word.start : (own.words[last] as Word).end, word.start),
      source.text.slice(source.words[next - 1]?.end ?? 0, source.words[step.from]?.start),
    ];
    if (hasBegun && divider.test(ownJoint) && !divider.test(joint)) return at;
    if (/\band\b/i.test(ownJoint) && !/,|\b(?:and|then)\b/i.test(joint)) return at;
    hasBegun ||= !grammar.has(word.stem);
    last = at + step.said - 1;
    at += step.said;
    next = step.next;
  }
  return hasBegun && isWholePhrase(source, next, source.words.length, isImplied) ? -1 : Math.max(0, own.words.length - 1);
}

/**
 * A wording repeats its line from the beginning and in order, leaving out whole phrases and using other names for the same things, so that nothing is done by
 * someone else, to something else or more often than it was; and what limits the line stays. Before that, one word may state the direction of the line's own
 * figures ("Cut …"). Stricter than the verifier, which ignores order, because a model may say anything. Pure.
 */
export function checkOrder(line: string, text: string): RewriteFlaw[] {
  const [own, source] = [saidOf(text), saidOf(line)];
  const first = tellingIn(own);
  const [word, head] = [own.words[first], source.words[tellingIn(source)]];
  const isLed = word && head && isDirection(line, lower(own, word)) && !isSame(own, word, source, head);
  const wrong = wrongTurn(own, source, isLed ? first : -1);
  if (wrong >= 0) return [{ reason: 'relation', words: span(own, wrong, Math.min(3, own.words.length - wrong)) }];
  // A word inside a compound ("by-product") limits nothing.
  const lost = limiting(line).filter(({ words, index }) => line[index - 1] !== '-' && line[index + words.length] !== '-' && !standsIn(text, words));
  return lost.map(({ words }) => ({ reason: 'lost', words }));
}

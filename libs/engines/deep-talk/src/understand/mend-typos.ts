import { isTrade } from '@folia/fit/read/role/read-role';
import { skillNamed } from '@folia/skills/find-skills';
import type { ReadSubject } from '../read/subject';
import { foldAccents } from './fold-accents';
import type { QuestionLanguage } from './language-of';
import { type Text, textOf } from './tokens';
import { knownWords, knownWordsOf } from './word-finders';
import { phrasesOf } from './word-lists';

const shortest = 5;
/** Words as they are meant, though the lists have one that differs by a letter. */
const speltRight = phrasesOf('spelt-right', 'right');
/** From this length on two slips are allowed. Words of the lists say less than words of the portfolio, so they need more letters. */
const longWord = 8;
const longerWord = 10;

/**
 * Letters added, left out, replaced or swapped with the next between two words (the restricted distance of Damerau); more than `most` counts as `most` + 1. The
 * small libraries count a swap, the commonest slip, as two, or do not stop at a bound.
 */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}

/** The one known word that a word is a slip of; null when it is none, or may be several. Its first letter is right. */
function meant(word: string, words: Iterable<string>, longest: number): string | null {
  const most = word.length >= longest ? 2 : 1;
  let best: { word: string; distance: number; isAlone: boolean } | null = null;
  for (const known of words) {
    // A designer is no slip of design.
    if (known[0] !== word[0] || known.length < shortest || known.includes('*') || (word.startsWith(known) && word.length - known.length > 1)) continue;
    const distance = editDistance(word, known, most);
    if (distance > most || distance === 0) continue;
    if (!best || distance < best.distance) best = { word: known, distance, isAlone: true };
    else if (distance === best.distance && known !== best.word) best.isAlone = false;
  }
  return best?.isAlone ? best.word : null;
}

const shortestPart = 2;
/** "Adspend" for the ad spend that the portfolio tells of; null where it has no two such words side by side. */
function apart(word: string, { words, passages }: ReadSubject): string | null {
  for (let at = shortestPart; at <= word.length - shortestPart - 1; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!words.has(left) || !words.has(right)) continue;
    if (passages.some(({ text }) => new RegExp(`(?<!\\p{L})${left}[ -]${right}(?!\\p{L})`, 'u').test(foldAccents(text)))) return `${left} ${right}`;
  }
  return null;
}

/** A question with slips of the fingers mended: words of the portfolio come before words of the lists. */
export function mendTypos(text: Text, subject: ReadSubject, language: QuestionLanguage): Text {
  let raw = text.raw;
  for (const { folded, stem, start, end, raw: typed } of [...text.tokens].reverse()) {
    const isKnown = folded.length < shortest || /\d/.test(folded) || knownWords.has(folded) || subject.words.has(folded) || subject.stems.has(stem);
    if (isKnown || skillNamed(typed) || isTrade(folded)) continue;
    // A word in capitals within a sentence is a name, and no slip of an everyday word.
    const isName = start > 0 && /^\p{Lu}\p{Ll}/u.test(typed) && language !== 'de' && /^\p{Ll}|\s\p{Ll}/u.test(text.raw);
    const word =
      apart(folded, subject) ??
      meant(folded, subject.words, longWord) ??
      (folded.length > shortest && !isName && !speltRight.has(folded) ? meant(folded, knownWordsOf(language), longerWord) : null);
    if (word) raw = raw.slice(0, start) + word + raw.slice(end);
  }
  return raw === text.raw ? text : textOf(raw);
}

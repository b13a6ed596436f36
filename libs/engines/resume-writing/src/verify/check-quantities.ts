import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';
import { wordsOf } from '@folia/text/word-stems';
import { phrasesIn } from '../words/phrases-in';
import { wordList } from '../words/word-list';
import { grammar, sameMeaning } from './neutral-words';
import { changesIn, type Quantity, quantitiesIn } from './read-quantities';

const near = 4;
const yearWords = /\b(since|until|till|before|after|from|to|in|by)\s*$/i;

/** Significant stems around a number: what it may be a number of. */
function around(text: string, { start, end }: Quantity): { after: string[]; before: string[] } {
  const telling = (part: string) =>
    wordsOf(part)
      .map(({ stem }) => stem)
      .filter((stem) => !grammar.has(stem) && !/^\d/.test(stem));
  const sentence = text.slice(end).search(/[;.!?]\s|[;]/);
  return { after: telling(sentence < 0 ? text.slice(end) : text.slice(end, end + sentence)), before: telling(text.slice(0, start)) };
}

const same = (a: Quantity, b: Quantity) => Math.abs(a.value - b.value) < 1e-9 && (a.unit === b.unit || (a.value >= 1900 && a.value < 2100));

/** The word directly after the number was near that number in the source. */
function countsTheSame(rewrite: string, said: Quantity, source: string, meant: Quantity): boolean {
  const [next] = around(rewrite, said).after;
  if (next === undefined || said.unit === '%' || said.unit === 'money') return true;
  const gap = rewrite
    .slice(said.end)
    .match(/^[\s-]*(\p{L}+)/u)?.[1]
    ?.toLowerCase();
  if (gap === undefined || grammar.has(gap)) return true;
  if (closestBefore(source, next, meant)) return false;
  const { after, before } = around(source, meant);
  return [...after.slice(0, near), ...before.slice(-near)].some((stem) => sameMeaning(stem, next));
}

/** There is another number between this one and what it is said to count. */
function closestBefore(source: string, noun: string, meant: Quantity): boolean {
  const place = wordsOf(source).find(({ stem, start }) => start >= meant.end && sameMeaning(stem, noun));
  return (
    place !== undefined &&
    quantitiesIn(source).some(
      (other) => other.start > meant.end && other.end <= place.start && !/\b(?:to|and|or|–)\s*$/.test(source.slice(meant.end, other.start)),
    )
  );
}

const directionList = wordList('directions', ['up', 'down']);
const directions = [
  { find: phrasesIn(directionList, 'up'), goes: ({ from, to }: { from: number; to: number }) => to > from },
  { find: phrasesIn(directionList, 'down'), goes: ({ from, to }: { from: number; to: number }) => to < from },
];

/** Whether a word says that something grew or shrank, as far as figures go: one cuts costs, and hedges. */
export const saysDirection = (word: string): boolean => directions.some(({ find }) => find(word).length > 0);

/** "Cut" for "went from 34% to 29%": a word for the direction in which the source's own figures go. */
export function isDirection(source: string, word: string): boolean {
  const given = changesIn(source, quantitiesIn(source));
  return directions.some(({ find, goes }) => find(word).length > 0 && given.some(goes));
}

/** Numbers, dates, amounts: each is in the source, counts the same thing with the same certainty, and goes in the same direction. */
export function checkQuantities(source: string, rewrite: string): RewriteFlaw[] {
  const meant = quantitiesIn(source);
  const said = quantitiesIn(rewrite);
  const flaws: RewriteFlaw[] = [];
  const used = new Set<Quantity>();
  for (const one of said) {
    const words = rewrite.slice(one.start, one.end);
    const reason = one.unit === '' && one.value >= 1900 && one.value < 2100 ? 'date' : 'number';
    const fitting = meant.filter((other) => same(one, other));
    const match = fitting.find((other) => !used.has(other) && countsTheSame(rewrite, one, source, other) && one.bound === other.bound);
    if (!match) flaws.push({ reason, words });
    else {
      used.add(match);
      const [own, theirs] = [rewrite.slice(0, one.start), source.slice(0, match.start)].map((text) => yearWords.exec(text)?.[1]?.toLowerCase());
      if (reason === 'date' && own !== theirs && (own !== undefined || theirs !== 'in')) flaws.push({ reason, words: `${own ?? ''} ${words}`.trim() });
    }
  }
  const given = changesIn(source, meant);
  for (const { from, to } of changesIn(rewrite, said))
    if (!given.some((change) => change.from === from && change.to === to)) flaws.push({ reason: 'number', words: `${from} to ${to}` });
  for (const direction of directions) {
    const [found] = direction.find(rewrite);
    if (found && direction.find(source).length === 0 && !given.some(direction.goes)) flaws.push({ reason: 'claim', words: found.words });
  }
  return flaws;
}

import type { Sentence } from './sentence';

/** Weights are looked up by the last bits of a feature's hash. */
export const featureBits = 15;
const mask = (1 << featureBits) - 1;

function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return ((hash >>> 17) ^ hash) & mask;
}

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[$€£%?!@:]/gu;
/** The first words of a long sentence are enough to tell what it is. */
const mostWords = 60;
const lengths = [3, 6, 10, 16, 25, 40];
const parts = 5;

/** Words in the form in which they are weighed: lower case, digits as 0. */
const wordsOf = (text: string) =>
  (text.match(word) ?? []).slice(0, mostWords).map((found) => (/\d/.test(found) ? '0' : found.toLowerCase().replace(/’/g, "'")));

/**
 * The features of a sentence that show what it is for: its words and word pairs, its form, its position, and the heading above it. `share`: how far down the
 * text, 0–1.
 */
export function featuresOf({ text, heading, isBullet }: Sentence, share: number, withHeading = true): number[] {
  const words = wordsOf(text);
  const found = words.map((one) => `w ${one}`);
  for (let index = -1; index < words.length; index += 1) found.push(`p ${words[index] ?? '^'} ${words[index + 1] ?? '$'}`);
  for (let index = -1; index < Math.min(words.length, 4); index += 1)
    found.push(`t ${words[index] ?? '^'} ${words[index + 1] ?? '$'} ${words[index + 2] ?? '$'}`);
  found.push(`length ${lengths.findIndex((one) => words.length <= one)}`, `bullet ${isBullet}`, `part ${Math.floor(share * parts)}`, 'any');
  if (withHeading && heading) for (const one of wordsOf(heading)) found.push(`h ${one}`);
  return [...new Set(found.map(hashOf))];
}

import type { Sentence } from './sentence';

/** Weights are looked up by a feature's hash, so many of them. */
export const featureCount = 60_000;

function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return (((hash >>> 15) ^ hash) >>> 0) % featureCount;
}

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[$€£%?!@:]/gu;
/** The first words of a long sentence are enough to tell what it is. */
const mostWords = 60;
const lengths = [3, 6, 10, 16, 25, 40];
const parts = 5;
/** How many words of the line above a list, and of a sentence beside, tell something. */
const leadWords = 14;
const wordsBeside = 16;

/** Words in the form in which they are weighed: lower case, digits as 0. */
const wordsOf = (text: string) =>
  (text.match(word) ?? []).slice(0, mostWords).map((found) => (/\d/.test(found) ? '0' : found.toLowerCase().replace(/’/g, "'")));

/**
 * The features of a sentence that show what it is for: its words and word pairs, its form, its position, the sentences around it, and the heading or line above it. `share`: how far down the
 * text, 0–1.
 */
export function featuresOf({ text, heading, before, after, lead, isBullet }: Sentence, share: number, withHeading = true): number[] {
  const words = wordsOf(text);
  const found = words.map((one) => `w ${one}`);
  for (let index = -1; index < words.length; index += 1) found.push(`p ${words[index] ?? '^'} ${words[index + 1] ?? '$'}`);
  for (let index = -1; index < Math.min(words.length, 4); index += 1)
    found.push(`t ${words[index] ?? '^'} ${words[index + 1] ?? '$'} ${words[index + 2] ?? '$'}`);
  found.push(`length ${lengths.findIndex((one) => words.length <= one)}`, `bullet ${isBullet}`, `part ${Math.floor(share * parts)}`, 'any');
  if (withHeading && heading === '' && lead) for (const one of wordsOf(lead).slice(-leadWords)) found.push(`l ${one}`);
  for (const one of wordsOf(before).slice(0, wordsBeside)) found.push(`b ${one}`);
  for (const one of wordsOf(after).slice(0, wordsBeside)) found.push(`a ${one}`);
  if (withHeading && heading) for (const one of wordsOf(heading)) found.push(`h ${one}`);
  return [...new Set(found.map(hashOf))];
}

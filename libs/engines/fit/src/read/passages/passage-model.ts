import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureCount, featuresOf } from './passage-features';
import type { PassageUse } from './passage-lexicon';
import type { Sentence } from './sentence';

/**
 * What a stretch of a posting can be: about the company, what is offered, how to apply, the duties, what is needed, what is welcome, and what sort of person.
 */
export const passageClasses = ['about', 'offer', 'apply', 'duties', 'must', 'nice', 'trait'] as const;
export type PassageClass = (typeof passageClasses)[number];
/** What a passage of a class is for, in the terms of a reading. */
export const useOfClass: Readonly<Record<PassageClass, PassageUse>> = {
  about: 'about',
  offer: 'boilerplate',
  apply: 'boilerplate',
  duties: 'duties',
  must: 'must',
  nice: 'nice',
  trait: 'must',
};
/** How likely a sentence belongs to each class, in the order of {@link passageClasses}; adds up to 1. */
type PassageShares = readonly number[];

const file = join(__dirname, '../../words/passage-weights.bin');
/** One weight per class, and one for not belonging to a posting at all. */
export const columns = passageClasses.length + 1;
/** One signed byte per feature and column; the first four bytes are the size of one step. */
const length = 4 + columns * featureCount;
// A build without the weights must not read every posting as if all passages were alike.
const bytes = readFileSync(file);
const step = bytes.readFloatLE(0);
const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4);

/** What a sentence is likely to be: `shares` is the softmax over the classes, `foreign` the likelihood that no posting would contain it, 0–1. */
export type PassageReading = { shares: PassageShares; foreign: number };

/** Reads a sentence by its features. `share`: how far down the text it stands, 0–1. Throws when the weights are of another shape. */
export function readPassage(sentence: Sentence, share: number): PassageReading {
  // Not when the file is read: weights of another shape are those that are about to be trained anew.
  if (bytes.length !== length) throw new Error(`passage-weights.bin: ${bytes.length} bytes instead of ${length}`);
  const features = featuresOf(sentence, share);
  const scale = step / Math.sqrt(features.length);
  const steps = new Array<number>(columns).fill(0);
  for (const feature of features)
    for (let column = 0; column < columns; column += 1) steps[column] = (steps[column] ?? 0) + (weights[feature * columns + column] ?? 0);
  const sums = steps.map((one) => scale * one);
  return { shares: softmax(sums.slice(0, -1)), foreign: 1 / (1 + Math.exp(-(sums.at(-1) ?? 0))) };
}

/** Turns logits into shares. */
export function softmax(logits: readonly number[]): PassageShares {
  const most = Math.max(...logits);
  const raised = logits.map((one) => Math.exp(one - most));
  const whole = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / whole);
}

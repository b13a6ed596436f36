import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureBits, featuresOf } from './passage-features';
import type { Sentence } from './sentence';

/** What a stretch of a posting can be: of the company, what is offered, how to apply, what is to be done, what is needed, what is welcome, and what sort of person. */
export const passageClasses = ['about', 'offer', 'apply', 'duties', 'must', 'nice', 'trait'] as const;
export type PassageClass = (typeof passageClasses)[number];
/** How likely a sentence is of each class, in the order of {@link passageClasses}; adds up to 1. */
export type PassageShares = readonly number[];

const file = join(__dirname, 'passage-weights.bin');
/** One signed byte for every feature and class; the first four bytes say what one step is worth. */
const bytes = existsSync(file) && readFileSync(file).length > 4 + 6 * 32768 ? readFileSync(file) : Buffer.alloc(4 + passageClasses.length * (1 << featureBits));
const step = bytes.readFloatLE(0);
const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4);

/** Sums of weights, one for each class: the higher, the likelier. */
export function logitsOf(sentence: Sentence, share: number, withHeading = true): number[] {
  const features = featuresOf(sentence, share, withHeading);
  const scale = step / Math.sqrt(features.length);
  return passageClasses.map((_, index) => scale * features.reduce((sum, feature) => sum + (weights[feature * passageClasses.length + index] ?? 0), 0));
}

/** Shares out of logits. */
export function softmax(logits: readonly number[]): PassageShares {
  const most = Math.max(...logits);
  const raised = logits.map((one) => Math.exp(one - most));
  const whole = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / whole);
}

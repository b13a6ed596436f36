import { patternsOf } from '../../phrases-of';

const earned = patternsOf('earned', ['earned'])('earned');
const before = new RegExp(`(?<!\\p{L})${earned} (?:(?:in|of|en|de|für|für die) )?$`, 'iu');
const after = new RegExp(`^ ${earned}(?!\\p{L})`, 'iu');
const farthest = 40;

/** "A qualification in teaching", "teaching certificate": asks for a paper, which whoever does the work may not have. Offsets into the text. */
export const isHadOnPaper = (text: string, { start, end }: { start: number; end: number }): boolean =>
  before.test(text.slice(Math.max(0, start - farthest), start)) || after.test(text.slice(end, end + farthest));

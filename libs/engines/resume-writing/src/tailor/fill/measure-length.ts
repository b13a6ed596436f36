import type { ResumeDocument } from '@folia/contracts/resume-document';
import { writeText } from '../../document/write-text';

const lineLength = 95;

/** Lines and words of a resume as text; a long line counts as many times as it wraps. */
export function lengthOf(document: ResumeDocument): { lines: number; words: number } {
  const text = writeText(document);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  return { lines, words: text.split(/\s+/).filter(Boolean).length };
}

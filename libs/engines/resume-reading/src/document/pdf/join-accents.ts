import { cleanText } from '../clean-text';
import type { PdfRun } from './pdf-run';

const loneAccent = /[´ˆ˜¨¸ˇ˚˘˙˝]$/u;

/** Whether `next` begins under the accent that ends `run`: TeX moves back to set the letter there. */
function isUnder(run: PdfRun, next: PdfRun): boolean {
  const end = run.x + run.width;
  return Math.abs(run.y - next.y) < 0.6 && next.x < end && next.x > end - run.size * 0.9 && /^\p{L}/u.test(next.text);
}

/**
 * Puts an accent at the end of one run onto the letter that begins the next ("Montr´" + "eal"). Both keep their positions. Fails where a font draws the accent
 * in a separate run far from its letter. Pure.
 */
export function joinAccents(runs: readonly PdfRun[]): PdfRun[] {
  const joined = runs.map((run) => ({ ...run }));
  joined.forEach((run, index) => {
    const next = joined[index + 1];
    const accent = loneAccent.exec(run.text)?.[0];
    if (!next || !accent || !isUnder(run, next)) return;
    const [letter = ''] = [...next.text];
    const whole = cleanText(`${accent}${letter}`);
    if ([...whole].length !== 1) return;
    run.text = run.text.slice(0, -1);
    run.width = Math.max(0, next.x - run.x);
    next.text = whole + next.text.slice(letter.length);
  });
  return joined.filter((run) => run.text.trim());
}

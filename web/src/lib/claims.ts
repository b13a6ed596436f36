import type { Figures } from '@folia/contracts/figures/shapes';
import { webConfig } from './config';

/** A figure never stands without the words that say what it is: built for, measured, aimed at. `null` where the installation makes no claims. */
export type Claims = { lines: readonly { words: string; note: string }[]; screening: string };

const whole = new Intl.NumberFormat('en');
/** From here on only the first two digits are said. */
const roundedFrom = 1_000;

function countOf(people: number): string {
  if (people < roundedFrom) return whole.format(people);
  const place = 10 ** (Math.floor(Math.log10(people)) - 1);
  return `${whole.format(Math.floor(people / place) * place)}+`;
}

const secondsOf = (seconds: number) => (seconds < 1 ? 'under 1 sec' : `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} sec`);

export const screening = 'aim: screening 10x faster';

/** What may be claimed here. `figures` null: nobody could say what is true today, so that only what needs no figure of today is said. */
export function claimsOf(figures: Figures | null): Claims | null {
  if (!webConfig().claims) return null;
  const lines = [];
  if (figures) {
    lines.push({
      words: `built for 10,000+ professionals · ${countOf(figures.people)} today`,
      note: 'What Folia is built to serve, and how many public portfolios this installation has now.',
    });
    if (figures.importSeconds !== null)
      lines.push({
        words: `60 sec setup · measured: ${secondsOf(figures.importSeconds)}`,
        note: 'From a file to a reading ready for your review: half of the imports of the last 30 days were at least this fast. Checking takes as long as you like.',
      });
  }
  lines.push({ words: screening, note: 'An aim, not a study: reading one candidate’s matched evidence in place of a whole resume and letter.' });
  return { lines, screening };
}
/** Where no note can stand beside it, the words themselves say what a claim is. */
export const claimedHead = {
  title: 'A portfolio that works around the clock',
  description: 'Your resume becomes a portfolio in which every claim leads to its evidence, and which answers recruiters. Aim: screening 65% faster.',
};

import type { Figures } from '@folia/contracts/figures/shapes';
import { screeningAim } from '../../lib/claims';

type Claim = { words: string; note: string };

const whole = new Intl.NumberFormat('en');
/** From here on only the first two digits are said. */
const roundedFrom = 1_000;

function countOf(people: number): string {
  if (people < roundedFrom) return whole.format(people);
  const place = 10 ** (Math.floor(Math.log10(people)) - 1);
  return `${whole.format(Math.floor(people / place) * place)}+`;
}

const secondsOf = (seconds: number) => (seconds < 1 ? 'under 1 sec' : `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} sec`);

/** A figure never stands without the words that say what it is: built for, measured, aimed at. `figures` null: nobody could say what is true today. */
export function claimsOf(figures: Figures | null): Claim[] {
  const lines: Claim[] = [];
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
  lines.push({ words: screeningAim, note: 'An aim, not a study: reading one candidate’s matched evidence in place of a whole resume and letter.' });
  return lines;
}

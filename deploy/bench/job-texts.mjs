import { readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';

/** A posting of some five thousand characters. */
export const jobText = readFileSync(inRoot('deploy/bench/career-job.txt'), 'utf8');

/** The same job at another company, its lines in another order within each part: nothing of one is of use for the next. */
export const jobOf = (number) =>
  jobText
    .replaceAll('Tidewater', `Tidewater ${number}`)
    .split('\n\n')
    .map((part) => {
      const [head, ...lines] = part.split('\n');
      return [head, ...lines.map((_, place) => lines[(place + number) % lines.length])].join('\n');
    })
    .join('\n\n');

import { freeAgainDays, maxPostingCharacters } from '@folia/contracts/limits';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { texts } from './texts';

type MeterUsage = UsageView['meters'][number];

const number = new Intl.NumberFormat('en');
const dayUtc = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const left = ({ used, limit }: MeterUsage) => (limit === null ? null : Math.max(0, limit - used));

/** Where a score begins: the ways to a job, and what it costs. */
export const calculatorTexts = {
  units: 'FitScores',
  scoreIt: 'Score it',
  lead: 'Hold your portfolio against a job: what it asks for, what you can show for it, and what would raise it. Every point stands on words of yours.',
  ways: { label: 'Where the job comes from', paste: 'Paste its text', address: 'By its address', saved: 'A job you keep' },
  postingText: 'The text of the job',
  jobTextHint: 'The whole text does best: what the work is, what is asked for, what is nice to have.',
  jobTextNeeded: 'Paste the text of the job first.',
  characters: (count: number) => `${number.format(count)} of ${number.format(maxPostingCharacters)} characters`,
  tooLong: (count: number) =>
    `${number.format(count - maxPostingCharacters)} ${count - maxPostingCharacters === 1 ? 'character' : 'characters'} too many. Leave out what is not about the work.`,
  readFrom: (url: string) => `Read from ${new URL(url).host}. Check it before it is scored; what you change here is what counts.`,
  address: 'Address of the job',
  addressHint: 'A public page. Postings at Greenhouse, Lever and Ashby are read from their boards.',
  addressExample: 'https://…',
  addressBad: 'Use an address such as example.com/job',
  readPage: 'Read the page',
  nothingToHold: {
    text: 'Your portfolio is empty: there is nothing yet to hold against a job.',
    action: 'Import a resume',
  },
  chooseJob: 'Which job',
  noPostings: 'You keep no jobs yet. One that you score is kept by itself.',
  jobsFailed: 'Your jobs could not be loaded.',
  score: 'Score this job',
  keep: 'Keep for later',
  kept: 'Kept in your Career Center',

  cost: {
    free: (until: string) => `Costs nothing: this job was scored before and is free until ${texts.dayOf(until)}.`,
    ownModel: 'Costs no FitScore: your own model does it.',
    one: (usage: MeterUsage) => {
      const units = left(usage);
      if (units === null) return 'Your plan has no limit of FitScores.';
      const until = usage.resetsAt ? ` until ${dayUtc.format(new Date(usage.resetsAt))}` : '';
      if (units === 0) return `No FitScores left${until}. A job you scored in the last ${freeAgainDays} days still costs nothing.`;
      return `Costs one FitScore; ${number.format(units)} of ${number.format(usage.limit ?? 0)} left${until}.`;
    },
    again: `The same job again within ${freeAgainDays} days, a text that is no job, and a failure of ours cost nothing.`,
  },
};

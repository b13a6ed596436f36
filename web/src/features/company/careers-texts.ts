import type { Opening } from '@folia/contracts/opening/shapes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const hours: Record<Opening['hours'], string> = { 'full-time': 'Full time', 'part-time': 'Part time', contract: 'Contract', internship: 'Internship' };

export const careersTexts = {
  title: 'Careers',
  description: 'Openings at Folia, if there are any, and how to apply: by what you did, without a photo, with a link that you can take back.',
  headline: 'Work on Folia',
  none: 'There are no openings at present. When there are, they stand here and nowhere else.',
  lead: (count: number) => (count === 1 ? 'There is one opening at present.' : `There are ${count} openings at present.`),
  hours,
  posted: (date: string) => `Since ${day.format(new Date(date))}`,
  apply: 'Apply',
  how: {
    title: 'How to apply',
    rows: [
      ['By what you did', 'Send your portfolio, by a protected link if you like. The evidence says more than a letter.'],
      ['Without your photo', 'No photo, no date of birth, no reason for a gap is asked for. Leave them out.'],
      ['By the same rules', 'A FitScore never reads names, places, schools or dates of birth, ours included. A person decides, not the number.'],
      ['In the open', 'Your link tells you whether it was opened, and ends when you say so.'],
    ] as const,
  },
  write: 'You think there should be an opening for you?',
  writeAction: 'Tell us what you would do.',
};

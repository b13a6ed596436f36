import { texts } from './texts';

export const whatIfTexts = {
  title: 'Your FitScore with it',
  job: 'Which job',
  against: (iso: string) => `Against your score of ${texts.dayOf(iso)}. It costs nothing.`,
  same: 'It changes nothing for this job so far.',
  notYet: 'Counted as soon as the entry is complete.',
  report: 'Open the report',
};

import type { Allowance } from '@folia/contracts/plans';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export const texts = {
  create: 'Create',
  andThen: 'then',
  project: 'Project',
  publication: 'Publication',
  patent: 'Patent',
  talk: 'Talk',
  fitScore: 'FitScore',
  resume: 'TailorMade resume',
  link: 'Protected link',
  import: 'Import',
  left: (count: number) => `${count.toLocaleString('en-US')} left`,
  /** Once it gets scarce it is also said until when; what is counted for good has no such day. */
  scarce: (count: number, per: Allowance['per'], resetsAt: string | null) =>
    `${count.toLocaleString('en-US')} left${resetsAt ? ` until ${day.format(new Date(resetsAt))}` : per === 'ever' ? ' in total' : ''}`,
  keys: 'Letter keys',
  palette: 'Go to, make or find',
};

import type { PlannedJob } from '@folia/contracts/planned-job/shapes';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const texts = {
  title: 'Waiting for units',
  kinds: { 'fit-score': 'FitScore', 'tailor-made': 'TailorMade resume', 'resume-import': 'Import' } satisfies Record<PlannedJob['kind'], string>,
  untitled: 'A job without a title',
  due: (iso: string | null) => (iso ? `by itself on ${moment.format(new Date(iso))}` : 'by itself with a bigger plan'),
  problem: (code: string) => (code === 'NEVER_RESETS' ? 'cannot start: your plan has no more of these' : 'cannot start: what it was about is gone'),
  stop: 'Stop waiting',
  remove: 'Remove',
  cancelled: 'It waits no longer. Nothing was charged.',
};

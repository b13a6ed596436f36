import type { PlanName } from '@folia/contracts/plans';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const planWords: Record<PlanName, string> = { free: 'Free', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };

export const requestTexts = {
  title: 'Plan requests',
  show: 'Show',
  states: { new: 'New, oldest first', closed: 'Closed' },
  noneTitle: { new: 'Nobody is waiting for a plan', closed: 'None was closed yet' },
  none: 'Whoever asks for Enterprise, or for a plan where nothing is paid online, stands here. Answer by e-mail, and give the plan on their page under People.',
  failed: 'The requests could not be loaded.',
  wants: (name: string, plan: PlanName, seats: number | null) => `${name} asks for ${planWords[plan]}${seats ? `, ${seats} people` : ''}`,
  person: (uname: string) => `Give ${uname} a plan`,
  at: (iso: string) => moment.format(new Date(iso)),
  close: 'Close',
  closed: 'Closed',
};

import type { ReportReason } from '@folia/contracts/safety/shapes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const reasonNames: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or threats',
  impersonation: 'Pretends to be somebody else',
  'false-claims': 'False claims',
  offensive: 'Hateful or offensive',
  'private-data': 'Shows private data of others',
  other: 'Something else',
};

export const texts = {
  more: 'More',
  report: 'Report',
  block: 'Block',
  cancel: 'Cancel',
  reportTitle: (name: string) => `Report ${name}`,
  reportLead: 'Our admins look at it. The person is not told who reported them. You can report five times a day.',
  about: 'What is it about',
  wholePage: 'The page as a whole',
  reason: 'Reason',
  say: 'What is wrong',
  sayHint: 'A sentence or two helps us to decide.',
  send: 'Send report',
  sent: 'Reported. You will be told what was decided.',
  tooMany: 'You have reported five times today. Tomorrow (UTC) you can again; what you wrote stays here while the page is open.',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: 'You no longer see each other: not on the page, not in search, not in messages. They are not told. You can take it back in the settings.',
  blocked: (name: string) => `${name} is blocked.`,
  blockedPeople: 'Blocked people',
  blockedLead: 'You and they don’t see each other.',
  nobodyBlocked: 'You have blocked nobody.',
  guest: (email: string | null) => `Guest${email ? ` · ${email}` : ''}`,
  since: (at: string) => `since ${day.format(new Date(at))}`,
  unblock: 'Unblock',
  unblocked: (name: string) => `${name} is no longer blocked.`,
  listFailed: 'The list could not be loaded.',
  tryAgain: 'Try again',
};

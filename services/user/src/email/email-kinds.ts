import type { NotificationKind } from '@folia/contracts/notification/topics';

/** E-mails that have a purpose of their own and no notification in the bell. */
const addressedKinds = [
  'guest-confirm',
  'guest-answer',
  'email-confirm',
  'recovery',
  'link-code',
  'application-code',
  'candidate-uploaded',
  'feedback-answer',
  'organisation-invite',
  'contest-answer',
  'candidacy-over',
  'screening-invite',
  'screening-reminder',
] as const;
export type AddressedKind = (typeof addressedKinds)[number];
/** What an e-mail is about. It never contains text that can be read after signing in. */
export type EmailKind = NotificationKind | AddressedKind;

export const isAddressed = (kind: EmailKind): kind is AddressedKind => addressedKinds.some((one) => one === kind);
/** What asks an address whether somebody may be compared with a job. */
export const isAsking = (kind: EmailKind): boolean => kind === 'screening-invite' || kind === 'screening-reminder';

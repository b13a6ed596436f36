import { visitNewsKinds } from '../visit/news-kinds';

/** What the product has to tell a person. */
export const notificationKinds = [
  'import-ready',
  'import-failed',
  'job-reminder',
  'message',
  'report-upheld',
  'report-dismissed',
  'suspended',
  'reinstated',
  'plan-changed',
  'invoice-paid',
  'credit-made',
  'payment-failed',
  'plan-ends-soon',
  'plan-renews',
  'plan-requested',
  'planned-score-ready',
  'planned-resume-ready',
  'planned-job-failed',
  'admin-made',
  'admin-unmade',
  'sign-in-added',
  'sign-in-removed',
  'email-asked',
  'email-changed',
  'recovered',
  'leaving',
  'kept',
  'name-reserved',
  'question-unanswered',
  'answer-helpful',
  'answer-unhelpful',
  'contact-left',
  'questions-asked',
  'link-locked',
  ...visitNewsKinds,
  'link-end-set',
  'feedback-came',
  'feedback-answered',
  'limit-near',
  'limit-reached',
  'screening-asked',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Notifications that a person decides about together: where they are told. `account` is about their safety and always told, in the bell and by e-mail. */
const notificationTopics = ['message', 'question', 'rating', 'digest', 'import', 'reminder', 'report', 'plan', 'visit', 'feedback', 'account'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
export type ChosenTopic = Exclude<NotificationTopic, 'account'>;
/** The topics that can be switched off. */
export const chosenTopics = notificationTopics.filter((topic): topic is ChosenTopic => topic !== 'account');
export const isChosenTopic = (topic: string): topic is ChosenTopic => chosenTopics.some((one) => one === topic);

export const topicOf: Record<NotificationKind, NotificationTopic> = {
  message: 'message',
  'import-ready': 'import',
  'import-failed': 'import',
  'job-reminder': 'reminder',
  'report-upheld': 'report',
  'report-dismissed': 'report',
  'plan-changed': 'plan',
  'invoice-paid': 'account',
  'credit-made': 'account',
  'payment-failed': 'account',
  'plan-ends-soon': 'account',
  'plan-renews': 'account',
  'plan-requested': 'feedback',
  'planned-score-ready': 'plan',
  'planned-resume-ready': 'plan',
  'planned-job-failed': 'plan',
  'limit-near': 'plan',
  'limit-reached': 'plan',
  suspended: 'account',
  reinstated: 'account',
  'admin-made': 'account',
  'admin-unmade': 'account',
  'sign-in-added': 'account',
  'sign-in-removed': 'account',
  'email-asked': 'account',
  'email-changed': 'account',
  recovered: 'account',
  leaving: 'account',
  kept: 'account',
  'name-reserved': 'account',
  'question-unanswered': 'question',
  'answer-helpful': 'rating',
  'answer-unhelpful': 'rating',
  'contact-left': 'message',
  'questions-asked': 'digest',
  'link-locked': 'account',
  'link-first-view': 'visit',
  'long-visit': 'visit',
  'link-ending': 'visit',
  'visits-day': 'visit',
  'visits-week': 'visit',
  'link-end-set': 'account',
  'feedback-came': 'feedback',
  'feedback-answered': 'feedback',
  'screening-asked': 'message',
};

/** Where a person is told about a topic. */
export type NotificationChoice = { bell: boolean; email: boolean };
/** The defaults until a person decides otherwise: no e-mails about things that nobody is waiting for, such as imports and reports. */
export const firstChoices: Record<ChosenTopic, NotificationChoice> = {
  message: { bell: true, email: true },
  question: { bell: true, email: false },
  rating: { bell: true, email: false },
  digest: { bell: true, email: true },
  import: { bell: true, email: false },
  reminder: { bell: true, email: true },
  report: { bell: true, email: false },
  plan: { bell: true, email: true },
  visit: { bell: true, email: true },
  feedback: { bell: true, email: true },
};

import type { NotificationKind } from '@folia/contracts/notification/topics';
import type { WordsOf } from './email-facts';

const billingReason = 'This e-mail is about what you pay, so it is always sent.';

/** What each e-mail about plans, limits and payments says. */
export const planWords = {
  'plan-changed': () => ({
    subject: 'Your plan on Folia was changed',
    body: ['Your billing page shows what it holds.'],
    button: { label: 'See your plan', path: '/app/billing' },
  }),
  'limit-near': () => ({
    subject: 'Most of a limit of your plan is used',
    body: ['Four fifths of something that your plan counts are used. Your billing page shows what, and when it begins again.'],
    button: { label: 'See what is used', path: '/app/billing' },
  }),
  'limit-reached': () => ({
    subject: 'A limit of your plan is reached',
    body: ['Something that your plan counts is used up. Nothing is charged by itself. Your billing page shows what, and when it begins again.'],
    button: { label: 'See what is used', path: '/app/billing' },
  }),
  'invoice-paid': (_name, _about, { words }) => ({
    subject: 'Your receipt from Folia',
    body: ['Thank you. This was paid:', words],
    button: { label: 'See your invoices', path: '/app/billing' },
    reason: billingReason,
  }),
  'credit-made': (_name, _about, { words }) => ({
    subject: 'Folia pays you back',
    body: ['This goes back to where it came from, within a few days:', words],
    button: { label: 'See your invoices', path: '/app/billing' },
    reason: billingReason,
  }),
  'payment-failed': (_name, _about, { words }) => ({
    subject: 'A payment to Folia did not go through',
    body: ['Your plan was to be renewed, and the payment was refused. Nothing stops yet. Replace the card, and it is tried again at once:', words],
    button: { label: 'Replace the card', path: '/app/billing' },
    reason: billingReason,
  }),
  'plan-ends-soon': (_name, _about, { words }) => ({
    subject: 'Your plan on Folia ends tomorrow',
    body: [
      'Its renewal has not been paid. From tomorrow you are on Free: nothing is deleted, and what is over the limits can be read. This is still open:',
      words,
    ],
    button: { label: 'Replace the card', path: '/app/billing' },
    reason: billingReason,
  }),
  'plan-renews': (_name, _about, { words }) => ({
    subject: 'Your plan on Folia is renewed soon',
    body: ['Your year on Folia goes on by itself on the day below. Your billing page says for how much, and ends it in two clicks.', words],
    button: { label: 'See how much', path: '/app/billing' },
    reason: billingReason,
  }),
  'plan-requested': () => ({
    subject: 'Somebody asks for a plan',
    body: ['Somebody asked for a plan with the form. They left how they can be reached.'],
    button: { label: 'See the request', path: '/app/admin?tab=plan-requests' },
  }),
  'planned-score-ready': (_name, about) => ({
    subject: 'The score that waited is ready',
    body: ['There were units for it, so the job was scored.'],
    button: { label: 'See the score', path: `/app/job-match/${about}` },
  }),
  'planned-resume-ready': (_name, about) => ({
    subject: 'The resume that waited is ready',
    body: ['There were units for it, so the resume was made.'],
    button: { label: 'See the resume', path: `/app/tailormade/resume/${about}` },
  }),
  'planned-job-failed': () => ({
    subject: 'Something that waited could not be done',
    body: ['Nothing was counted. Your billing page shows what it was and why.'],
    button: { label: 'See why', path: '/app/billing' },
  }),
  'own-score-ready': (_name, about) => ({
    subject: 'The score that waited is ready',
    body: ['You have a language model of your own now, so the job was scored before your plan had a unit for it. Nothing was counted.'],
    button: { label: 'See the score', path: `/app/job-match/${about}` },
  }),
  'own-resume-ready': (_name, about) => ({
    subject: 'The resume that waited is ready',
    body: ['You have a language model of your own now, so the resume was made before your plan had a unit for it. Nothing was counted.'],
    button: { label: 'See the resume', path: `/app/tailormade/resume/${about}` },
  }),
  'own-model-failed': () => ({
    subject: 'Your own language model did not help',
    body: [
      'Something that waited was begun with your own language model, and it gave no answer that could be used. It is done without the model, and nothing is counted.',
      'Your settings try the model with one question.',
    ],
    button: { label: 'Try your model', path: '/app/settings/own-model' },
  }),
} satisfies Partial<WordsOf<NotificationKind>>;

import type { EmailKind } from './email-kinds';
import type { EmailContent } from './lay-out-email';

/**
 * `from` is a name that a person chose; `about` is the thing's id; `appUrl` has no trailing slash; `unsubscribe` is the address that ends such e-mails; `token`
 * proves that this e-mail was read; `words` is what was written to a guest, the answer to their feedback, the code that opens a link, the figures of visits, or
 * the name of an organisation.
 */
export type EmailFacts = { from: string; about: string; appUrl: string; unsubscribe: string | null; token: string; words: string };

/** `reason` is said where the topic does not say it; `end` is what the unsubscribe address does. */
type Words = Pick<EmailContent, 'subject' | 'preheader' | 'body'> & { button?: { label: string; path: string }; reason?: string; end?: string };

const whoItWas = 'Was it not you? Sign in, end the sessions you do not know and look at your ways to sign in.';
const billingReason = 'This e-mail is about what you pay, so it is always sent.';
const noMoreHere = 'No more e-mails of this kind to this address';
const toSignIns = { label: 'Look at your ways to sign in', path: '/app/settings/sign-ins' };
const toSessions = { label: 'Look at your sessions', path: '/app/settings/sessions' };
const toTalk = (about: string) => ({ label: 'See what was asked', path: `/app/messages?mode=asked-of-me&talk=${about}` });
const toLink = (label: string, about: string) => ({ label, path: `/app/settings/sharing?link=${about}` });
const toVisits = { label: 'See your visits', path: '/app/analytics' };

/** What each kind of e-mail says. */
export const wordsOf: Record<EmailKind, (name: string, about: string, facts: EmailFacts) => Words> = {
  message: (name, about) => ({
    subject: `${name} wrote to you on Folia`,
    body: ['Read and answer it on Folia. You get one e-mail per conversation until you have read it.'],
    button: { label: 'Read and answer', path: `/app/messages?thread=${about}` },
  }),
  'import-ready': (_name, about) => ({
    subject: 'Your resume was read',
    body: ['Check what was found and save it. Nothing is on your page before you do.'],
    button: { label: 'Check what was found', path: `/app/settings/resume-import?import=${about}` },
  }),
  'import-failed': (_name, about) => ({
    subject: 'A resume could not be read',
    body: ['See why, and what else works. Nothing was counted.'],
    button: { label: 'See why', path: `/app/settings/resume-import?import=${about}` },
  }),
  'job-reminder': () => ({
    subject: 'A job you wanted to be reminded of',
    body: ['You asked Folia to remind you of a job today. It stands first in your Career Center.'],
    button: { label: 'Open your Career Center', path: '/app/tailormade' },
  }),
  'report-upheld': () => ({ subject: 'What you reported was upheld', body: ['Our admins looked at what you reported and agree. Thank you for telling us.'] }),
  'report-dismissed': () => ({
    subject: 'What you reported was looked at',
    body: ['Our admins looked at what you reported. Nothing follows from it this time.'],
  }),
  'question-unanswered': () => ({
    subject: 'Your portfolio had no answer to a question',
    body: ['Somebody asked about you on Folia, and your portfolio does not say it. See the question, and add what is missing.'],
    button: { label: 'See the question', path: '/app/messages?mode=unanswered' },
  }),
  'answer-helpful': (_name, about) => ({
    subject: 'An answer about you helped somebody',
    body: ['Somebody asked about you on Folia and said that the answer helped.'],
    button: toTalk(about),
  }),
  'answer-unhelpful': (_name, about) => ({
    subject: 'An answer about you did not help',
    body: ['Somebody asked about you on Folia and said that the answer did not help. See what was asked, and what would be better.'],
    button: toTalk(about),
  }),
  'contact-left': (_name, about) => ({
    subject: 'Somebody wants you to get in touch',
    body: ['Somebody who asked about you on Folia left how they can be reached.'],
    button: { ...toTalk(about), label: 'See how to reach them' },
  }),
  'questions-asked': () => ({
    subject: 'You were asked about yesterday',
    body: ['People asked about you on Folia yesterday. See what about, and what your portfolio could not say.'],
    button: { label: 'See the questions', path: '/app/messages?mode=asked-of-me' },
  }),
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
  suspended: () => ({
    subject: 'Your account on Folia is suspended',
    body: ['Our admins suspended your account. Your page is not shown and you cannot sign in until it is open again.'],
  }),
  reinstated: () => ({
    subject: 'Your account on Folia is open again',
    body: ['Your page is what it was.'],
    button: { label: 'Open your dashboard', path: '/app/dashboard' },
  }),
  'admin-made': () => ({
    subject: 'You are an admin of Folia now',
    body: ['Somebody made you an admin.'],
    button: { label: 'Open the admin page', path: '/app/admin' },
  }),
  'admin-unmade': () => ({ subject: 'You are no longer an admin of Folia', body: ['Your account is an ordinary one again.'] }),
  'sign-in-added': () => ({
    subject: 'A way to sign in was added to your account',
    body: ['There is another way into your account on Folia now.', whoItWas],
    button: toSignIns,
  }),
  'sign-in-removed': () => ({
    subject: 'A way to sign in was removed from your account',
    body: ['One of the ways into your account on Folia was taken away.', whoItWas],
    button: toSignIns,
  }),
  'email-asked': () => ({
    subject: 'Another e-mail address was asked for',
    body: ['Somebody signed in to your account on Folia asked for another e-mail address. This one counts until the new one is confirmed.', whoItWas],
    button: toSignIns,
  }),
  'email-changed': () => ({
    subject: 'The e-mail address of your account was changed',
    body: ['From now on e-mails about your account on Folia go to the new address, and so does the way back into it.', whoItWas],
    button: toSignIns,
  }),
  recovered: () => ({
    subject: 'Somebody got back into your account by e-mail',
    body: ['The link back into your account on Folia was used. Your other sessions go on.', whoItWas],
    button: toSessions,
  }),
  leaving: () => ({
    subject: 'Your account on Folia is being deleted',
    body: ['Your page and your links are closed, and everything about you is erased in 14 days. Until then signing in and keeping the account undoes it.'],
    button: { label: 'Sign in to keep it', path: '/' },
  }),
  kept: () => ({
    subject: 'Your account on Folia stays',
    body: ['Its deletion was undone, and everything is where it was.', whoItWas],
    button: toSessions,
  }),
  'name-reserved': (name) => ({
    subject: `Your username on Folia is ${name} now`,
    body: [
      'The username you had is needed for a part of Folia itself, so we had to give you another one. Your page has a new address, and the old one does not lead to it.',
      'Protected links work as before. You can choose another name.',
    ],
    button: { label: 'Choose another name', path: '/app/settings/username' },
  }),
  'link-locked': (_name, about) => ({
    subject: 'A protected link was locked after wrong passwords',
    body: [
      'Somebody tried ten wrong passwords on one of your links within a quarter of an hour, so it is locked for as long. Nothing was shown to them.',
      'You can unlock it, or renew its address if it got into wrong hands.',
    ],
    button: toLink('Look at this link', about),
  }),
  'link-code': (_name, _about, { words }) => ({
    subject: `${words} is your code`,
    preheader: 'It counts for ten minutes.',
    body: [
      'Somebody – you, we hope – entered this address at a protected link on Folia. Type this code there, within ten minutes:',
      { code: words },
      'Do not pass it on: whoever has it can open the link in your name.',
    ],
    reason: 'You get this because somebody entered this address. Was it not you? Then do nothing, and nothing is opened.',
    end: noMoreHere,
  }),
  'application-code': (_name, _about, { words }) => ({
    subject: `${words} is your code`,
    preheader: 'It counts for ten minutes.',
    body: [
      'Somebody – you, we hope – applies to a job on Folia from this address. Type this code there, within ten minutes:',
      { code: words },
      'Do not pass it on: whoever has it can apply in your name.',
    ],
    reason: 'You get this because somebody entered this address. Was it not you? Then do nothing, and nobody applies.',
    end: noMoreHere,
  }),
  'link-first-view': () => ({
    subject: 'One of your links was opened for the first time',
    body: ['See what was read, and for how long.'],
    button: toVisits,
  }),
  'long-visit': () => ({
    subject: 'Somebody reads your portfolio at length',
    body: ['Somebody has spent more than three minutes with it. See what held them.'],
    button: toVisits,
  }),
  'link-ending': (_name, about) => ({
    subject: 'One of your protected links ends within two days',
    body: ['Give it more time, if it is still needed.'],
    button: toLink('Look at this link', about),
  }),
  'visits-day': (_name, _about, { words }) => ({
    subject: 'Your portfolio was read yesterday',
    body: [words, 'See who came and what they read.'],
    button: toVisits,
  }),
  'visits-week': (_name, _about, { words }) => ({
    subject: 'Your week on Folia',
    body: [words, 'See who came, what held them, and what they passed over.'],
    button: { ...toVisits, label: 'See your week' },
  }),
  'link-end-set': () => ({
    subject: 'Your protected links have an end now',
    body: ['Links on Folia last at most a year. Those of yours that had no end have one now. See their days, and give more time where it is needed.'],
    button: { label: 'See your links', path: '/app/settings/sharing' },
  }),
  'feedback-came': () => ({
    subject: 'Somebody wrote feedback about Folia',
    body: ['Read and answer what is new. You get at most one e-mail an hour about this.'],
    button: { label: 'Read the feedback', path: '/app/admin?tab=feedback' },
  }),
  'feedback-answered': () => ({
    subject: 'Your feedback was answered',
    body: ['You told us something about Folia, and somebody answered.'],
    button: { label: 'Read the answer', path: '/app/feedback' },
  }),
  'feedback-answer': (_name, _about, { words }) => ({
    subject: 'Your feedback about Folia was answered',
    preheader: words,
    body: [{ quote: words }],
    reason: 'This is the answer to what somebody – you, we hope – wrote with the feedback form and this address.',
    end: noMoreHere,
  }),
  'guest-confirm': (name, _about, { token }) => ({
    subject: `Confirm your message to ${name}`,
    body: [
      `Somebody – you, we hope – wrote to ${name} on Folia and gave this address for the answer. The message is sent once you confirm it, within 24 hours.`,
    ],
    button: { label: 'Confirm the message', path: `/app/confirm-message#${token}` },
    reason: 'You get this because somebody gave this address. Was it not you? Then do nothing, and nothing is sent.',
    end: noMoreHere,
  }),
  'email-confirm': (name, _about, { token }) => ({
    subject: 'Confirm your new e-mail address',
    body: [`Somebody – you, we hope – wants this to be the e-mail address of the account ${name} on Folia. It is, once you confirm it, within 24 hours.`],
    button: { label: 'Confirm this address', path: `/app/confirm-email#${token}` },
    reason: 'You get this because somebody gave this address. Was it not you? Then do nothing, and nothing changes.',
    end: noMoreHere,
  }),
  'organisation-invite': (name, _about, { token, words }) => ({
    subject: `${name} invites you to ${words} on Folia`,
    body: [
      `${name} wants you to work together with ${words} on Folia. Accept with any account; your own portfolio stays yours, and nobody there sees more of it than before.`,
      'The invitation counts for 7 days.',
    ],
    button: { label: 'Look at the invitation', path: `/app/invitation#${token}` },
    reason: 'You get this because somebody gave this address. Do you not know them? Then do nothing, and nothing happens.',
    end: noMoreHere,
  }),
  recovery: (name, _about, { token }) => ({
    subject: `Get back into your account ${name}`,
    body: [
      'Somebody – you, we hope – asked for a way back into this account on Folia.',
      'The address below signs you in once, within an hour. Then connect another way to sign in.',
    ],
    button: { label: 'Get back into the account', path: `/app/recover#${token}` },
  }),
  'guest-answer': (name, _about, { words }) => ({
    subject: `${name} answered you`,
    preheader: words,
    body: [{ quote: words }, 'This address only sends: to answer, write from their page again.'],
    reason: `You get this because you wrote to ${name} on Folia and gave this address for the answer.`,
    end: `No more answers of ${name} by e-mail`,
  }),
};

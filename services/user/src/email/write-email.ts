import type { NotificationKind } from '@folia/contracts/notification/topics';

/** E-mails that have a purpose of their own and no notification in the bell. */
type AddressedKind = 'guest-confirm' | 'guest-answer' | 'email-confirm' | 'recovery' | 'link-code' | 'feedback-answer';
/** What an e-mail is about. It never contains text that can be read after signing in. */
export type EmailKind = NotificationKind | AddressedKind;
export type Email = { subject: string; text: string };
/**
 * `from` is a name that a person chose; `about` is the thing's id; `appUrl` has no trailing slash; `unsubscribe` is the address that ends such e-mails; `token`
 * proves that this e-mail was read; `words` is what was written to a guest, the answer to their feedback, or the code that opens a link.
 */
export type EmailFacts = { from: string; about: string; appUrl: string; unsubscribe: string | null; token: string; words: string };

const addressed: ReadonlySet<EmailKind> = new Set<AddressedKind>([
  'guest-confirm',
  'guest-answer',
  'email-confirm',
  'recovery',
  'link-code',
  'feedback-answer',
]);
export const isAddressed = (kind: EmailKind): kind is AddressedKind => addressed.has(kind);

/** `path` is where it links to; `foot` comes before the unsubscribe address. */
type Words = { subject: string; lines: string[]; path?: string; foot?: string };

const whoItWas = 'Was it not you? Sign in, end the sessions you do not know and look at your ways to sign in.';

/** The text of each kind: the subject, what to know, and where it links to. */
const wordsOf: Record<EmailKind, (name: string, about: string, facts: EmailFacts) => Words> = {
  message: (name, about) => ({
    subject: `${name} wrote to you on Folia`,
    lines: ['You get one e-mail per conversation until you have read it. Read and answer it here:'],
    path: `/app/messages?thread=${about}`,
  }),
  'import-ready': (_name, about) => ({
    subject: 'Your resume was read',
    lines: ['Check what was found and save it:'],
    path: `/app/settings/resume-import?import=${about}`,
  }),
  'import-failed': (_name, about) => ({
    subject: 'A resume could not be read',
    lines: ['See why, and what else works. Nothing was counted:'],
    path: `/app/settings/resume-import?import=${about}`,
  }),
  'job-reminder': () => ({
    subject: 'A job you wanted to be reminded of',
    lines: ['You asked Folia to remind you of a job today. It stands first in your Career Center:'],
    path: '/app/tailormade',
  }),
  'report-upheld': () => ({ subject: 'What you reported was upheld', lines: ['Our admins looked at what you reported and agree. Thank you for telling us.'] }),
  'report-dismissed': () => ({
    subject: 'What you reported was looked at',
    lines: ['Our admins looked at what you reported. Nothing follows from it this time.'],
  }),
  'question-unanswered': () => ({
    subject: 'Your portfolio had no answer to a question',
    lines: ['Somebody asked about you on Folia, and your portfolio does not say it. See the question, and add what is missing:'],
    path: '/app/messages?mode=unanswered',
  }),
  'answer-helpful': (_name, about) => ({
    subject: 'An answer about you helped somebody',
    lines: ['Somebody asked about you on Folia and said that the answer helped. See what was asked:'],
    path: `/app/messages?mode=asked-of-me&talk=${about}`,
  }),
  'answer-unhelpful': (_name, about) => ({
    subject: 'An answer about you did not help',
    lines: ['Somebody asked about you on Folia and said that the answer did not help. See what was asked, and what would be better:'],
    path: `/app/messages?mode=asked-of-me&talk=${about}`,
  }),
  'contact-left': (_name, about) => ({
    subject: 'Somebody wants you to get in touch',
    lines: ['Somebody who asked about you on Folia left how they can be reached. Read it here:'],
    path: `/app/messages?mode=asked-of-me&talk=${about}`,
  }),
  'questions-asked': () => ({
    subject: 'You were asked about yesterday',
    lines: ['People asked about you on Folia yesterday. See what about, and what your portfolio could not say:'],
    path: '/app/messages?mode=asked-of-me',
  }),
  'limit-near': () => ({
    subject: 'Most of a limit of your plan is used',
    lines: ['Four fifths of something that your plan counts are used. See what, and when it begins again:'],
    path: '/app/dashboard',
  }),
  'limit-reached': () => ({
    subject: 'A limit of your plan is reached',
    lines: ['Something that your plan counts is used up. Nothing is charged by itself. See what, and when it begins again:'],
    path: '/app/dashboard',
  }),
  'plan-changed': () => ({ subject: 'Your plan on Folia was changed', lines: ['See what it holds:'], path: '/app/dashboard' }),
  suspended: () => ({
    subject: 'Your account on Folia is suspended',
    lines: ['Our admins suspended your account. Your page is not shown and you cannot sign in until it is open again.'],
  }),
  reinstated: () => ({ subject: 'Your account on Folia is open again', lines: ['Your page is what it was:'], path: '/app/dashboard' }),
  'admin-made': () => ({ subject: 'You are an admin of Folia now', lines: ['Somebody made you an admin:'], path: '/app/admin' }),
  'admin-unmade': () => ({ subject: 'You are no longer an admin of Folia', lines: ['Your account is an ordinary one again.'] }),
  'sign-in-added': () => ({
    subject: 'A way to sign in was added to your account',
    lines: ['There is another way into your account on Folia now.', whoItWas],
    path: '/app/settings/sign-ins',
  }),
  'sign-in-removed': () => ({
    subject: 'A way to sign in was removed from your account',
    lines: ['One of the ways into your account on Folia was taken away.', whoItWas],
    path: '/app/settings/sign-ins',
  }),
  'email-asked': () => ({
    subject: 'Another e-mail address was asked for',
    lines: ['Somebody signed in to your account on Folia asked for another e-mail address. This one counts until the new one is confirmed.', whoItWas],
    path: '/app/settings/sign-ins',
  }),
  'email-changed': () => ({
    subject: 'The e-mail address of your account was changed',
    lines: ['From now on e-mails about your account on Folia go to the new address, and so does the way back into it.', whoItWas],
    path: '/app/settings/sign-ins',
  }),
  recovered: () => ({
    subject: 'Somebody got back into your account by e-mail',
    lines: ['The link back into your account on Folia was used. Your other sessions go on.', whoItWas],
    path: '/app/settings/sessions',
  }),
  leaving: () => ({
    subject: 'Your account on Folia is being deleted',
    lines: ['Your page and your links are closed, and everything about you is erased in 14 days. Until then signing in and keeping the account undoes it:'],
    path: '/',
  }),
  kept: () => ({
    subject: 'Your account on Folia stays',
    lines: ['Its deletion was undone, and everything is where it was.', whoItWas],
    path: '/app/settings/sessions',
  }),
  'name-reserved': (name) => ({
    subject: `Your username on Folia is ${name} now`,
    lines: [
      'The username you had is needed for a part of Folia itself, so we had to give you another one. Your page has a new address, and the old one does not lead to it. Protected links work as before. You can choose another name:',
    ],
    path: '/app/settings/username',
  }),
  'link-locked': (_name, about) => ({
    subject: 'A protected link was locked after wrong passwords',
    lines: [
      'Somebody tried ten wrong passwords on one of your links within a quarter of an hour, so it is locked for as long. Nothing was shown to them. You can unlock it, or renew its address if it got into wrong hands:',
    ],
    path: `/app/settings/sharing?link=${about}`,
  }),
  'link-code': (_name, _about, { words }) => ({
    subject: `${words} is your code`,
    lines: [
      'Somebody – you, we hope – entered this address at a protected link on Folia. Type this code there, within ten minutes:',
      '',
      words,
      '',
      'Do not pass it on: whoever has it can open the link in your name.',
    ],
    foot: 'Was it not you? Then do nothing, and nothing is opened. No more e-mails of this kind to this address',
  }),
  'link-first-view': () => ({
    subject: 'One of your links was opened for the first time',
    lines: ['See what was read, and for how long:'],
    path: '/app/analytics',
  }),
  'long-visit': () => ({
    subject: 'Somebody reads your portfolio at length',
    lines: ['Somebody has spent more than three minutes with it. See what held them:'],
    path: '/app/analytics',
  }),
  'link-ending': (_name, about) => ({
    subject: 'One of your protected links ends within two days',
    lines: ['Give it more time, if it is still needed:'],
    path: `/app/settings/sharing?link=${about}`,
  }),
  'visits-day': () => ({ subject: 'Your portfolio was read yesterday', lines: ['See who came and what they read:'], path: '/app/analytics' }),
  'visits-week': () => ({
    subject: 'Your week on Folia',
    lines: ['Your portfolio was read last week. See who came, what held them, and what they passed over:'],
    path: '/app/analytics',
  }),
  'link-end-set': () => ({
    subject: 'Your protected links have an end now',
    lines: ['Links on Folia last at most a year. Those of yours that had no end have one now; see their days, and give more time where it is needed:'],
    path: '/app/settings/sharing',
  }),
  'feedback-came': () => ({
    subject: 'Somebody wrote feedback about Folia',
    lines: ['You get at most one e-mail an hour about this. Read and answer what is new here:'],
    path: '/app/admin?tab=feedback',
  }),
  'feedback-answered': () => ({
    subject: 'Your feedback was answered',
    lines: ['You told us something about Folia, and somebody answered. Read it here:'],
    path: '/app/feedback',
  }),
  'feedback-answer': (_name, _about, { words }) => ({
    subject: 'Your feedback about Folia was answered',
    lines: [words, '', 'This is the answer to what somebody – you, we hope – wrote with the feedback form and this address.'],
    foot: 'No more e-mails of this kind to this address',
  }),
  'guest-confirm': (name, _about, { token }) => ({
    subject: `Confirm your message to ${name}`,
    lines: [
      `Somebody – you, we hope – wrote to ${name} on Folia and gave this address for the answer. The message is sent once you confirm it, within 24 hours:`,
    ],
    path: `/app/confirm-message#${token}`,
    foot: 'Was it not you? Then do nothing, and nothing is sent. No more e-mails of this kind to this address',
  }),
  'email-confirm': (name, _about, { token }) => ({
    subject: 'Confirm your new e-mail address',
    lines: [`Somebody – you, we hope – wants this to be the e-mail address of the account ${name} on Folia. It is, once you confirm it, within 24 hours:`],
    path: `/app/confirm-email#${token}`,
    foot: 'Was it not you? Then do nothing, and nothing changes. No more e-mails of this kind to this address',
  }),
  recovery: (name, _about, { token }) => ({
    subject: `Get back into your account ${name}`,
    lines: [
      'Somebody – you, we hope – asked for a way back into this account on Folia. This link signs you in once, within an hour; then connect another way to sign in:',
    ],
    path: `/app/recover#${token}`,
  }),
  'guest-answer': (name, _about, { words }) => ({
    subject: `${name} answered you`,
    lines: [words, '', `${name} wrote this on Folia. This address only sends: to answer, write from their page again.`],
    foot: `No more answers of ${name} by e-mail`,
  }),
};

/** The text of an e-mail. */
export function writeEmail(kind: EmailKind, facts: EmailFacts): Email {
  const name = facts.from.replace(/\s+/g, ' ').trim().slice(0, 100);
  const { subject, lines, path, foot = 'No more e-mails of this kind' } = wordsOf[kind](name, encodeURIComponent(facts.about), facts);
  const end = facts.unsubscribe ? `${foot}: ${facts.unsubscribe}` : 'This e-mail is about your account and its safety, so it is always sent.';
  return { subject, text: [`${subject}.`, [...lines, ...(path ? [facts.appUrl + path] : [])].join('\n'), `-- \n${end}`].join('\n\n').concat('\n') };
}

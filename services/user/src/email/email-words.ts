import { addressedWords } from './addressed-words';
import type { WordsOf } from './email-facts';
import type { EmailKind } from './email-kinds';
import { planWords } from './plan-words';

const whoItWas = 'Was it not you? Sign in, end the sessions you do not know and look at your ways to sign in.';
const toSignIns = { label: 'Look at your ways to sign in', path: '/app/settings/sign-ins' };
const toSessions = { label: 'Look at your sessions', path: '/app/settings/sessions' };
const toTalk = (about: string) => ({ label: 'See what was asked', path: `/app/messages?mode=asked-of-me&talk=${about}` });
const toLink = (label: string, about: string) => ({ label, path: `/app/settings/sharing?link=${about}` });
const toVisits = { label: 'See your visits', path: '/app/analytics' };

/** What each kind of e-mail says. */
export const wordsOf: WordsOf<EmailKind> = {
  ...planWords,
  ...addressedWords,
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
  'contest-made': (_name, about) => ({
    subject: 'A candidate contests a finding',
    body: ['Somebody says that a finding about them is not right. Answer within 14 days: keep it or change it, and say why.'],
    button: { label: 'Read and answer', path: `/app/screening/${about}?contested=yes` },
  }),
  'file-refused': (_name, about) => ({
    subject: 'Somebody could not apply with a file',
    body: [
      'The storage of the account that screens for this job is full, so files of applicants are refused. Delete candidates, jobs or files that are no longer needed, or ask for more storage. Applying with a Folia portfolio goes on.',
    ],
    button: { label: 'Look at the job', path: `/app/screening/${about}` },
  }),
  'copy-left': (_name, about) => ({
    subject: 'Somebody withdrew who is in Greenhouse, too',
    body: [
      'A candidate whom you handed over is gone from Folia: they withdrew, or their time is over. The copy in Greenhouse is yours to erase; the list of those who were handed over leads to it.',
    ],
    button: { label: 'See the list', path: `/app/screening/${about}?handed-over=yes` },
  }),
  'candidacy-ended': () => ({
    subject: 'An organisation that compared you with a job is gone',
    body: ['It deleted itself on Folia. What you shared with it, what was found and what was noted about you are erased. You need do nothing.'],
    button: { label: 'See who else screened you', path: '/app/screenings' },
  }),
  'webhook-failing': () => ({
    subject: 'Your server does not take what we tell it',
    body: [
      'An endpoint of your webhooks has failed for a day or more. What it missed is sent again for 75 hours, and can be sent again by hand for 30 days. An endpoint that fails for 5 days is switched off.',
    ],
    button: { label: 'See what it answered', path: '/app/developers' },
  }),
  'webhook-off': () => ({
    subject: 'An endpoint of your webhooks is switched off',
    body: ['It has failed for 5 days, so it is sent nothing any more. Once your server answers again, switch it on and replay what it missed.'],
    button: { label: 'Switch it on', path: '/app/developers' },
  }),
  'key-ends-soon': (_name, _about, { words }) => ({
    subject: 'A key of yours ends soon',
    body: [`The key “${words}” ends within 14 days, and whatever uses it stops then. Make another, put it into the program, and revoke this one.`],
    button: { label: 'See your keys', path: '/app/developers' },
  }),
  'organisation-deleted': (name) => ({
    subject: `${name} deleted the organisation that you shared`,
    body: ['Its jobs, candidates and log are gone for good. Your own account and your portfolio stay as they are.'],
    button: { label: 'Go to your dashboard', path: '/app/dashboard' },
  }),
  'contest-answered': (_name, about) => ({
    subject: 'What you contested was answered',
    body: ['You said that a finding of a screening was not right, and somebody of the team answered.'],
    button: { label: 'See the answer', path: `/app/screenings?of=${about}` },
  }),
  mentioned: (name, about) => ({
    subject: `${name} mentioned you in a note`,
    body: ['It stands beside a candidate of a job that your team screens for. If the board is not found, choose the team’s account in the bar first.'],
    button: { label: 'Read the note', path: `/app/screening/${about}?mentioned=yes` },
  }),
  'screening-asked': (name, about) => ({
    subject: `${name} asks to compare your portfolio with a job`,
    body: [
      'Somebody who was shown your portfolio, or found it, asks whether it may be compared with a job. Nothing is read for it unless you agree; no answer is no.',
    ],
    button: { label: 'Look at the job and answer', path: `/app/screenings?of=${about}` },
  }),
  'find-opened': (name) => ({
    subject: `${name} opened what is shown of you`,
    body: [
      'You want to be found, and somebody who searches for people for a job opened your public entries, without your name where the job is screened blind.',
      'Nothing is compared unless you agree. You get at most one e-mail an hour about this; your settings name everybody who opened it, and for which job.',
    ],
    button: { label: 'See who, and for which job', path: '/app/settings/being-found' },
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
};

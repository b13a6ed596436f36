import type { WordsOf } from './email-facts';
import type { AddressedKind } from './email-kinds';

const askedSteps =
  'The page behind the button shows the job, everything you would be compared with, who reads and for how long. There you say yes or no. No account is needed.';
const askedReason =
  'You get this because somebody who hires gave this address. You need do nothing: after 14 days without an answer, everything about it is erased.';
const noMoreAsking = 'Nobody may ask this address again';
const noMoreHere = 'No more e-mails of this kind to this address';

/** What each e-mail says that has a purpose of its own. */
export const addressedWords: WordsOf<AddressedKind> = {
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
  'candidate-uploaded': (name, _about, { token, words }) => {
    const [job = '', ...told] = words.split('\n');
    return {
      subject: `${name} compares your resume with a job: ${job}`,
      body: [
        `${name} has put your resume into Folia, to compare it with this job: ${job}.`,
        ...told,
        'The address below shows you everything: the criteria, what was found with which of your words, and the button that ends it and erases your resume there. You need no account. Keep it: whoever has it can do the same.',
      ],
      button: { label: 'See what was found, or end it', path: `/app/my-screening#${token}` },
      reason: 'You get this once for each job that somebody adds you to: nobody is compared here without being told.',
    };
  },
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
  'contest-answer': (_name, _about, { words }) => ({
    subject: 'What you contested was answered',
    body: ['You said that a finding of your application was not right, and somebody of the team answered. See what they say, in their words.'],
    button: { label: 'See the answer', path: `/app/my-screening#${words}` },
    reason: 'You get this because you applied to a job on Folia from this address. The button is your way back without an account: do not pass it on.',
    end: noMoreHere,
  }),
  'candidacy-over': (_name, _about, { words }) => ({
    subject: `Over, and erased: ${words}`,
    body: [
      `The organisation that compared your resume with this job has deleted itself on Folia: ${words}.`,
      'Your resume, what was found in it and what was noted about you are erased. The address that led to it leads nowhere any more. You need do nothing.',
    ],
    reason: 'You get this once, because your resume was compared with a job on Folia.',
    end: noMoreHere,
  }),
  'screening-invite': (name, _about, { token, words }) => ({
    subject: `${name} asks you about a job: ${words}`,
    body: [`${name} wants to compare what you have done with a job: ${words}. Nothing of yours is read unless you agree.`, askedSteps],
    button: { label: 'Look at the job and answer', path: `/app/my-screening#${token}` },
    reason: askedReason,
    end: noMoreAsking,
  }),
  'screening-reminder': (name, _about, { token, words }) => ({
    subject: `A week is left to answer about a job: ${words}`,
    body: [`${name} asked you a week ago whether your work may be compared with a job: ${words}. No answer is no, and this is the only reminder.`, askedSteps],
    button: { label: 'Look at the job and answer', path: `/app/my-screening#${token}` },
    reason: askedReason,
    end: noMoreAsking,
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

import type { FeedbackKind, FeedbackState } from '@folia/contracts/feedback/kinds';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const kinds: Record<FeedbackKind, { name: string; label: string; hint: string }> = {
  problem: { name: 'Problem', label: 'What went wrong?', hint: 'What you did, what you expected, and what happened instead.' },
  idea: { name: 'Idea', label: 'What is missing?', hint: 'What you want to do, and how you do it now.' },
  question: { name: 'Question', label: 'What do you want to know?', hint: 'The help centre may have the answer at once.' },
};
const states: Record<FeedbackState, string> = { new: 'Waits for an answer', answered: 'Answered', closed: 'Closed' };

export const texts = {
  title: 'Feedback',
  description: 'Tell the people who run this installation of Folia what is wrong, what is missing, or what you want to know.',
  kind: 'What is it?',
  kinds,
  page: 'Which page is it about?',
  pageHint: 'If it is about one. No addresses of protected links, please.',
  email: 'Your e-mail',
  emailHint: 'Only for the answer. Without one, nobody can answer you.',
  emailWrong: 'Use an address such as ida@example.com, or leave it empty.',
  textNeeded: 'Write a sentence or two.',
  note: 'Please write nothing here that must stay secret, and no documents: people read it.',
  kept: 'It is kept for two years at most.',
  privacy: 'What is kept',
  send: 'Send feedback',
  needsScripts: 'This form needs JavaScript.',
  tooMany: 'That is a lot for now. What you wrote stays here; try again later.',
  sentTitle: 'Thank you. It has arrived.',
  sentPerson: 'You are told when it is answered, and the answer stands on this page.',
  sentAddress: (email: string) => `If it needs an answer, that comes to ${email}.`,
  sentNameless: 'You gave no address, so there will be no answer. It is read all the same.',
  another: 'Write another',
  help: 'To the help centre',
  own: 'What you wrote',
  ownFailed: 'What you wrote before could not be loaded.',
  state: (state: FeedbackState) => states[state],
  on: (at: string) => day.format(new Date(at)),
  aboutPage: (page: string) => `about ${page}`,
  answer: 'Answer',
};

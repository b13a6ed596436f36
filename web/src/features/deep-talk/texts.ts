import type { ItemKind } from '@folia/contracts/item/fields';
import type { MeterUsage } from '@folia/contracts/usage/shapes';
import { addedName, countedNames } from '../../lib/kind-names';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' });
const moment = (at: Date) => (at.toDateString() === new Date().toDateString() ? time : dayAndTime).format(at);
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the overlay says. */
export const texts = {
  title: (name: string) => `Ask about ${name}`,
  lead: (name: string) => `AI · answers from ${name}’s portfolio only`,
  history: 'Your conversations',
  log: 'Conversation',
  you: 'You asked',
  writing: 'writing',
  checked: (count: number) => (count === 1 ? '1 claim checked' : `${count} claims checked`),
  waiting: 'A part of Folia is away for the moment. The answer goes on by itself.',
  began: (assistant: string) => `${assistant} is answering.`,
  finished: (assistant: string) => `${assistant} has answered.`,
  stoppedNow: 'Stopped.',
  stopped: 'Stopped. What was written stays.',
  stoppedEmpty: 'Stopped before the first word.',
  brokeOff: 'What was written stays.',
  inOwnWords: (name: string) => `In ${name}’s words`,

  evidence: 'Evidence',
  evidenceNow: 'Evidence in this answer',
  evidenceEarlier: 'Earlier',
  noEvidenceYet: 'The words an answer rests on stand here.',
  open: 'open',
  translated: 'Translated by a model, not by the person',
  openSource: (number: number) => `Open the words of evidence ${number}`,
  source: (kind: ItemKind, heading: string) => `${capital(countedNames(kind)[0])} · ${heading}`,
  aboutPerson: (name: string) => `About ${name}`,
  unknownSource: 'From the portfolio',

  emptyTitle: (name: string) => `What do you want to know about ${name}?`,
  notice: (name: string, days: number) =>
    `Answers come from software and rest on the portfolio’s own words. ${name} can read the questions asked here; they are kept for ${days} days.`,
  noticeOwner: 'This is your own portfolio: what you ask is a test, costs nothing and is not counted.',

  question: 'Your question',
  placeholder: 'Ask about this work',
  send: 'Send',
  stop: 'Stop',
  keys: { escape: 'stops', enter: 'sends' },
  tooLong: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  count: (used: number, limit: number) => `${used} of ${limit} questions today`,
  latest: 'Jump to latest',
  suggestions: 'Suggested questions',

  retry: 'Retry',
  more: 'More',
  copy: 'Copy',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  why: 'What was wrong with it?',
  reasons: { wrong: 'Not true', incomplete: 'Something is missing', unclear: 'Hard to follow', other: 'Something else' },
  thanks: (name: string) => `Noted. ${name} sees which answers did not help.`,
  thanksHelpful: 'Noted.',
  by: (version: number, model: string | null) => (model ? `Wording: ${model} · checked by engine ${version}` : `Engine ${version}`),
  signature: (assistant: string, name: string, address: string) => `${assistant} (AI), from ${name}’s portfolio only: ${address}`,

  add: (kind: ItemKind) => `Add ${addedName(kind)}`,
  askPerson: (name: string) => `Ask ${name}`,
  questionGoes: (name: string) => `${name} answers in person; your question goes with it.`,

  noConnection: 'No connection. Your question is kept here; try again once you are online.',
  offline: 'You are offline. What you type is kept here.',
  signedOut: 'You are signed out.',
  spent: (at: Date | null) => `That was the last question for today.${at ? ` You can ask again from ${moment(at)}.` : ''} What you typed is kept here.`,
  tooFast: (seconds: number) => `That was quick. Ask again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  busy: 'One answer at a time: another window is still being answered.',
  notThere: (name: string) => `${name} can’t be asked here any more: this page is no longer to be seen, or one of you has blocked the other.`,
  linkClosed: (name: string) => `The link you came by was closed, so nothing more is answered. What was said stays. ${name} can send you a new one.`,
  switchedOff: (name: string) => `${name} has switched the assistant off here. You can still write a message.`,
  nothingYet: (name: string) => `There is nothing to answer from yet: ${name}’s portfolio is still empty.`,
  nothingYetOwner: 'There is nothing to answer from yet. Import a resume, and this can be asked about it.',
  switchedOffOwner: 'You have switched the assistant off for this view.',
  toSettings: 'Settings',
  importResume: 'Import a resume',
  loadFailed: 'The assistant could not be reached.',
  tryAgain: 'Try again',

  compare: 'Compare with a job',
  compareLead: (name: string) =>
    `The same numbers as FitScore, from what you see here. It uses one of your FitScores; ${name} learns nothing of the job or of the answer.`,
  compareKept: 'Job',
  comparePasted: 'Paste another one',
  compareText: 'Text of the job',
  compareNeeded: 'Paste the text of a job.',
  compareCost: ({ used, limit, resetsAt }: MeterUsage) => {
    if (limit === null) return 'Your plan has no limit of FitScores.';
    const until = resetsAt ? ` until ${day.format(new Date(resetsAt))}` : '';
    return `${used < limit ? `${limit - used} of ${limit}` : 'No'} FitScores left${until}.`;
  },
  compareSubmit: 'Compare',
  compareQuestion: (job: string) => `How does this fit “${job}”?`,
  jobName: ({ role, company }: { role: string; company: string }) => [role, company].filter(Boolean).join(', ') || 'a job',
  spentScores: (at: Date | null) =>
    `You have no FitScores left${at ? ` until ${date.format(at)}` : ''}. The job is kept in your Career Center, and nothing was counted.`,
  scoreUnits: 'FitScores',
  scoreIt: 'Score it',
  biggerPlan: 'See what a bigger plan has',
  leaveContact: 'Leave my contact',

  askAs: 'Answers as seen by',
  as: { me: 'you alone', visitor: 'a visitor', link: (description: string) => `link: ${description}` },
  back: 'Back to the answers',

  guestLead: (assistant: string, name: string) =>
    `${assistant} is software and answers from ${name}’s portfolio only. Sign in to get the answer; your question waits for you.`,
  cancel: 'Cancel',
};

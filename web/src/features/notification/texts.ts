import type { ChosenTopic } from '@folia/contracts/notification/topics';
import type { Meter } from '@folia/contracts/plans';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

const units: Record<Meter, string> = { 'resume-import': 'resume imports', 'fit-score': 'FitScores', 'tailor-made': 'TailorMade resumes' };
const unitsOf = (meter: Meter | null) => (meter ? units[meter] : 'units');

export const texts = {
  title: 'Notifications',
  lead: 'What happened while you were elsewhere.',
  markAll: 'Mark all as read',
  emptyTitle: 'Nothing yet',
  empty: 'You are told here when an import is ready, when somebody writes to you, when a job is due, and what was decided about what you reported.',
  listFailed: 'Your notifications could not be loaded.',
  unread: 'unread',
  at: (at: string) => moment.format(new Date(at)),
  importReady: 'Your resume was read. Check what was found and save it.',
  importFailed: 'A resume could not be read. See why, and what else works.',
  questionUnanswered: 'Somebody asked about you what your portfolio does not say. You can add it.',
  answerHelpful: 'An answer about you helped somebody.',
  answerUnhelpful: 'An answer about you did not help somebody.',
  contactLeft: 'Somebody who asked about you left how they can be reached.',
  questionsAsked: 'You were asked about yesterday. See what about.',
  linkEndSet: 'Links last at most a year. Those of yours that had no end have one now; see their days and give more time where it is needed.',
  jobReminder: 'You wanted to be reminded of a job today. It stands first in your Career Center.',
  message: (name: string | null) => `${name ?? 'Somebody'} wrote to you.`,
  reportUpheld: 'What you reported was looked at and upheld. Thank you for telling us.',
  reportDismissed: 'What you reported was looked at. Nothing follows from it this time.',
  suspended: 'Your account was suspended.',
  reinstated: 'Your account is open again, and your page is what it was.',
  plannedScoreReady: 'The score that waited for a unit is ready.',
  plannedResumeReady: 'The resume that waited for a unit is ready.',
  plannedJobFailed: 'Something that waited for a unit could not be done. Nothing was counted.',
  planChanged: (plan: string | null) => `Your plan is now ${plan ? plan.charAt(0).toUpperCase() + plan.slice(1) : 'another one'}.`,
  limitNear: (meter: Meter | null) => `Four fifths of the ${unitsOf(meter)} of your plan are used.`,
  limitReached: (meter: Meter | null) => `The ${unitsOf(meter)} of your plan are used up. Nothing is charged by itself.`,
  adminMade: 'You are an admin now.',
  adminUnmade: 'You are no longer an admin.',
  signInAdded: 'A way to sign in was added to your account.',
  signInRemoved: 'A way to sign in was removed from your account.',
  emailAsked: 'Another e-mail address was asked for; it waits to be confirmed.',
  emailChanged: 'The e-mail address of your account was changed.',
  recovered: 'Somebody got back into your account by the link in an e-mail. Was it not you? End that session.',
  linkLocked: 'One of your protected links was locked after ten wrong passwords. Unlock it, or renew its address.',
  leaving: 'You asked for your account to be deleted.',
  kept: 'Your account stays: its deletion was undone.',
  nameReserved: 'Your username became part of Folia itself, so you have another one now, and your page another address. You can choose one yourself.',
  linkFirstView: 'One of your links was opened for the first time.',
  longVisit: 'Somebody read your portfolio for more than three minutes.',
  linkEnding: 'One of your protected links ends within two days.',
  visitsDay: 'Your portfolio was read yesterday. See who came and what they read.',
  visitsWeek: 'Your week: your portfolio was read. See what held people, and what they passed over.',
  feedbackCame: 'Somebody wrote feedback about Folia.',
  feedbackAnswered: 'Your feedback was answered.',
};

const ended: Record<ChosenTopic | 'guest' | 'address', string> = {
  message: 'about messages that somebody wrote to you',
  question: 'about questions that your portfolio has no answer to',
  rating: 'about answers that helped or did not',
  digest: 'about the questions of a day',
  import: 'about imports of your resumes',
  reminder: 'that remind you of a job',
  report: 'about what you reported',
  plan: 'about your plan',
  visit: 'about visits to your portfolio',
  feedback: 'about feedback',
  guest: 'with the answers of this person',
  address: 'that ask to confirm a message',
};

export const unsubscribeTexts = {
  title: 'Stop e-mails',
  what: (topic: string) => (Object.hasOwn(ended, topic) ? ended[topic as keyof typeof ended] : null),
  ask: 'Stop these e-mails?',
  askText: (what: string) => `Folia will no longer send you e-mails ${what}.`,
  end: 'Stop these e-mails',
  done: 'Stopped.',
  doneText: (what: string) => `Folia sends you no more e-mails ${what}.`,
  settings: 'All notification settings',
  unknown: 'This address ends nothing.',
  unknownText: 'It is not whole, or not from an e-mail of ours. Open it from the e-mail once more, or change your notifications in the settings.',
};

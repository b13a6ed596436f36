import type { CheckName } from './completeness';

/** A reason as a row of the list, as the one next step, and the word of its action. `about` names the thing it is about. */
type Reason = { row: (about: string) => string; step: (about: string) => string; why: string; action: string };
export const reasons: Record<CheckName, Reason> = {
  name: {
    row: () => 'Your name is missing',
    step: () => 'Put your name on it.',
    why: 'It heads your page and is what people search for.',
    action: 'Add your name',
  },
  headline: {
    row: () => 'No headline yet',
    step: () => 'Say in one line what you do.',
    why: 'It is the first thing read under your name, and what link previews show.',
    action: 'Write a headline',
  },
  summary: {
    row: () => 'The summary is missing or short',
    step: () => 'Introduce yourself in three sentences.',
    why: 'Readers decide here whether to go on. Eighty characters are enough to begin.',
    action: 'Write a summary',
  },
  location: {
    row: () => 'No location',
    step: () => 'Say where you are.',
    why: 'A town or “remote” answers a question every reader has.',
    action: 'Add a location',
  },
  reach: {
    row: () => 'No link to you elsewhere',
    step: () => 'Give people one way to find you.',
    why: 'A site, a code repository or a network page. Your e-mail and phone stay private.',
    action: 'Add a link',
  },
  position: { row: () => 'No work yet', step: () => 'Add the work you do.', why: 'Work is what most readers look for first.', action: 'Add a job' },
  'position-dates': {
    row: (about) => `${about || 'Work'} has no dates`,
    step: (about) => `Say when you were at ${about}.`,
    why: 'Without dates a reader cannot tell how long.',
    action: 'Add the dates',
  },
  'position-text': {
    row: (about) => `${about || 'Work'} does not say what you did`,
    step: (about) => `Say what you did at ${about}.`,
    why: 'Two or three results, with a figure where there is one.',
    action: 'Add highlights',
  },
  'skill-count': {
    row: () => 'Fewer than five skills',
    step: () => 'Name five things you can do.',
    why: 'Skills are what a job is compared with.',
    action: 'Add skills',
  },
  'skill-shown': {
    row: (about) => (about ? `Nothing shows your ${about} yet` : 'No skill is shown by your work yet'),
    step: (about) => (about ? `Show where you used ${about}.` : 'Show your skills at work.'),
    why: 'A skill counts when an entry mentions it: then a mark leads from one to the other.',
    action: 'Open the entry',
  },
  project: {
    row: () => 'No project or achievement',
    step: () => 'Show one thing you made.',
    why: 'A project says more than a title.',
    action: 'Add a project',
  },
  'project-text': {
    row: (about) => (about ? `${about} has no description` : 'No project is described yet'),
    step: (about) => `Say what ${about || 'it'} is.`,
    why: 'One paragraph: what it does, for whom, and what came of it.',
    action: 'Describe it',
  },
  study: { row: () => 'No education', step: () => 'Add where you learned.', why: 'School, university, apprenticeship or course.', action: 'Add education' },
  'study-dates': {
    row: (about) => `${about || 'Education'} has no dates`,
    step: (about) => `Say when you were at ${about}.`,
    why: 'A year is enough.',
    action: 'Add the dates',
  },
  proof: {
    row: () => 'No certification, talk, publication, patent or award',
    step: () => 'Add what others confirmed.',
    why: 'A certificate, a talk or a paper is proof that somebody else gave.',
    action: 'Add one',
  },
  'proof-link': {
    row: (about) => (about ? `${about} has no link` : 'Nothing here can be looked up'),
    step: (about) => `Let readers look up ${about || 'one of them'}.`,
    why: 'An address makes it checkable.',
    action: 'Add a link',
  },
  language: { row: () => 'No language', step: () => 'Say which languages you speak.', why: 'Many jobs ask for one.', action: 'Add languages' },
};

/** The same once it is done. */
export const doneWords: Record<CheckName, string> = {
  name: 'Name',
  headline: 'Headline',
  summary: 'Summary',
  location: 'Location',
  reach: 'A link to you',
  position: 'Work',
  'position-dates': 'Dates of every job',
  'position-text': 'What you did in every job',
  'skill-count': 'Five skills',
  'skill-shown': 'Skills shown by your entries',
  project: 'A project or achievement',
  'project-text': 'Every project described',
  study: 'Education',
  'study-dates': 'Dates of education',
  proof: 'Something others confirmed',
  'proof-link': 'A link to look it up',
  language: 'A language',
};

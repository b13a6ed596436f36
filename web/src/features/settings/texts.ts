import type { Accent } from '@folia/contracts/accents';
import type { UsernameReason, VisitsShown } from '@folia/contracts/account/shapes';
import type { VisitAlerts } from '@folia/contracts/analytics/shapes';
import type { ModelInfo } from '@folia/contracts/model/shapes';
import type { ChosenTopic } from '@folia/contracts/notification/topics';
import type { UserType } from '@folia/contracts/session/shapes';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const reasons: Record<UsernameReason, string> = {
  taken: 'Taken, or it looks like one that is.',
  reserved: 'Kept for Folia itself.',
  held: 'Somebody gave this name up less than 90 days ago; it still leads to them.',
  invalid: 'Use 3 to 20 letters, digits, - or _, and begin with a letter or digit.',
};
const types: { value: UserType; label: string; hint: string }[] = [
  { value: 'individual', label: 'Individual', hint: 'You keep your own portfolio.' },
  { value: 'business', label: 'Business', hint: 'You look for people and read what they share.' },
];
const visitChoices: { value: VisitsShown; label: string; hint: string }[] = [
  { value: 'named', label: 'By name', hint: 'They see that it was you.' },
  { value: 'kind', label: 'Only my kind', hint: '“Somebody from a business”, and no name.' },
  { value: 'hidden', label: 'Not at all', hint: 'You are counted as an unknown visitor.' },
];

export const texts = {
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved.',
  loading: 'Loading your settings',
  loadFailed: 'Your settings could not be loaded. Nothing is lost; check the connection and try again.',
  tryAgain: 'Try again',
  profile: {
    title: 'Profile',
    text: 'Who you are on Folia.',
    name: 'Name',
    nameText: 'As it stands on your page, in search and in messages. Headline, photo and contact are on',
    toDashboard: 'your dashboard',
    nameNeeded: 'A name is needed.',
    type: 'I am here as',
    typeText: 'Changes what Folia suggests, never what you may do.',
    types,
  },
  username: {
    title: 'Username',
    text: 'The address of your page, and how people find and name you.',
    label: 'Username',
    present: 'This is yours now.',
    shape: '3 to 20 letters, digits, - or _',
    asking: 'Looking whether it is free',
    free: 'Free. The old name leads here for 90 days.',
    notChecked: 'It could not be checked. Look at the connection and type on.',
    reasons,
    change: 'Change username',
    after:
      'After a change, links to your old address lead to the new one for 90 days. In that time nobody else can take the old name, and you can go back to it.',
  },
  appearance: {
    title: 'Appearance',
    text: 'How Folia looks on this device, and how your page looks to everybody.',
    theme: 'Theme',
    themeText: 'Kept in this browser, also when you sign out.',
    themes: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ] as const,
    letterKeys: 'Letter keys',
    letterKeysText: 'Single letters do something while you are not typing. Kept with your account.',
    letterKeysSwitch: 'Letters work as keys',
    showKeys: 'Show the keys',
    page: 'Your page',
    pageText: 'Whoever opens it sees it so, in the theme of their own.',
    which: 'Profile',
    main: 'Main profile',
    open: 'Open it',
    look: 'Look',
    lookText: 'The same words in another arrangement.',
    looks: {
      calm: { name: 'Calm', text: 'One reading column, evidence in the margin.' },
      compact: { name: 'Compact', text: 'A data sheet: the whole of you on two screens.' },
      editorial: { name: 'Editorial', text: 'A magazine: a large name, twelve columns.' },
    },
    accent: 'Accent colour',
    accentText: 'Of links and evidence. Each is chosen so that it can be read on dark and on light.',
    accents: { leaf: 'Leaf', sea: 'Sea', iris: 'Iris', rose: 'Rose', clay: 'Clay', stone: 'Stone' } satisfies Record<Accent, string>,
  },
  privacy: {
    title: 'Privacy',
    text: 'Who finds you, who learns of you, and what leaves Folia. Every change holds at once.',
    privateNow: 'Your page is private, so nobody finds it now. The first two hold as soon as you make it public.',
    search: 'People search',
    searchText: 'Signed-in people find your page by your name, username, headline and public skills.',
    searchSwitch: 'Found in search',
    index: 'Search engines',
    indexText: 'Engines may list your public page. It takes them days to weeks to follow a change.',
    indexSwitch: 'Listed by search engines',
    visits: 'My visits',
    visitsText: 'How you show to people whose pages you visit.',
    visitChoices,
    model: 'Language model',
    modelLoading: 'Looking which model this installation uses',
    modelUnknown: 'Which model this installation uses could not be found out now.',
    modelIs: (model: ModelInfo) =>
      model
        ? `This installation asks the model “${model.name}” at ${model.host} about passages of a resume that Folia reads doubtfully, about jobs you score, about wordings of your resumes, and about answers to questions on your portfolio.`
        : 'This installation has no language model: everything is read by Folia itself, and nothing leaves it.',
    modelText:
      'Names, e-mail addresses, phone numbers and postal addresses are taken out before, and of jobs and resumes also employers, schools and dates. What comes back counts only where your own words bear it out. Without the model Folia reads and words everything alone; more may be left for you to place.',
    modelHelp: 'What is sent, and what never is',
    modelSwitch: 'Never send my data to a model',
    asking: 'Questions from teams',
    askingText:
      'Teams may ask whether they may compare you with a job. Nothing of you is read before you say yes. Switched off, nobody can ask, here or at your e-mail addresses.',
    askingSwitch: 'Teams may ask me',
    talks: 'Questions to the assistant',
    talksText:
      'What is asked about a portfolio is kept with its answers, and with a contact that was left, for whoever asked and for the portfolio’s owner. It is erased 30, 90 or 365 days after the last question, as the owner chose, with either account, and at once when whoever asked deletes it. The owner sees who asked as your visits appear. Comparisons with a job are seen by whoever asked alone.',
    myTalks: 'What you asked',
    talkSettings: 'How long questions about you are kept',
  },
  notifications: {
    title: 'Notifications',
    text: 'Where you are told of what: in the bell, by e-mail, both, or not at all.',
    bell: 'In the bell',
    email: 'By e-mail',
    topics: {
      message: {
        title: 'Messages',
        text: 'Somebody wrote to you, or left how they can be reached. One e-mail per conversation until you have read it, never with what was written.',
      },
      question: { title: 'Questions without an answer', text: 'Somebody asked about you what your portfolio does not say. At most one e-mail an hour.' },
      rating: { title: 'Answers rated', text: 'Somebody said that an answer about you helped, or that it did not. At most one e-mail an hour.' },
      digest: { title: 'Questions of the day', text: 'Once a day, if you were asked about: what about, and what had no answer.' },
      import: { title: 'Imports', text: 'A resume was read, or could not be.' },
      reminder: { title: 'Reminders', text: 'The day came that you wanted to be reminded of a job.' },
      report: { title: 'Your reports', text: 'What was decided about what you reported.' },
      feedback: { title: 'Feedback', text: 'Answers to what you told us about Folia, and what others say where you are an admin.' },
      screening: { title: 'Screenings', text: 'A finding is contested or answered, and a colleague mentions you in a note about a candidate.' },
      plan: { title: 'Your plan', text: 'Your plan was changed.' },
      visit: { title: 'Visitors', text: 'A link was opened for the first time, somebody read at length, a link is about to end, and your week.' },
    } satisfies Record<ChosenTopic, { title: string; text: string }>,
    account: 'Your account and its safety',
    accountText: 'Ways to sign in that were added or removed, your e-mail address, a deletion, a suspension, rights as an admin.',
    always: 'Always in the bell and by e-mail. It can’t be switched off, so that nobody changes your account without you knowing.',
  },
  visitAlerts: {
    label: 'How soon you are told of visitors',
    choices: [
      { value: 'at-once', label: 'At once', hint: 'At most six an hour, one of each link.' },
      { value: 'daily', label: 'Once a day' },
      { value: 'off', label: 'Not at all' },
    ] satisfies { value: VisitAlerts['alerts']; label: string; hint?: string }[],
    digest: 'A digest of every week',
  },
  sessions: {
    title: 'Sessions and devices',
    text: 'Where you are signed in. End what you do not know or no longer use.',
    unknownDevice: 'Unknown device',
    here: 'This one',
    seen: (seenAt: string, since: string) => `Last seen ${moment.format(new Date(seenAt))} · signed in ${day.format(new Date(since))}`,
    end: 'End',
    endOne: (device: string) => `End the session: ${device}`,
    out: 'Sign out',
    outText:
      'Signing out here also erases the drafts on this device. Everywhere ends every session on every device, what connected programs may do, and the keys that you made.',
    signOut: 'Sign out here',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText:
      'Every session ends, on this device too. Connected programs lose what you allowed them, and every key that you made stops within five seconds, also those for an organisation: whatever uses one needs a new one.',
    cancel: 'Cancel',
  },
};

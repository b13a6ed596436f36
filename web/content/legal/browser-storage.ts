type Told = { what: string; until: string };

/** Every cookie. With https each name begins with `__Host-`. All are set by this site, and no script can read them. */
export const toldCookies: Readonly<Record<'folia-session' | 'folia-signin' | 'folia-link', Told>> = {
  'folia-session': { what: 'Keeps you signed in when a page is opened', until: '30 days, or until you sign out' },
  'folia-signin': { what: 'Ties a sign-in that has begun to this browser', until: '10 minutes' },
  'folia-link': { what: 'Remembers which protected links you have opened', until: '12 hours' },
};

/** Every key of the browser's own storage (`*` stands for the number of a portfolio), and where it is: for this browser, or for one tab. */
export const toldStorage: Readonly<Record<string, Told & { kind: 'browser' | 'tab' }>> = {
  'folia-auth-code': { kind: 'browser', what: 'Your sign-in', until: 'You sign out' },
  'folia-account': { kind: 'browser', what: 'For which organisation you act, if for one', until: 'You choose your own account, or sign out' },
  theme: { kind: 'browser', what: 'Dark or light', until: 'You remove it' },
  'banner-dismissed': { kind: 'browser', what: 'That you closed the note at the top', until: 'You remove it' },
  measuring: { kind: 'browser', what: 'Whether this site may measure how it works for you, once you were asked', until: 'You remove it' },
  'folia-onboarded': { kind: 'browser', what: 'That you have seen the first steps', until: 'You sign out' },
  trials: { kind: 'browser', what: 'That some tab keeps a resume you tried without an account', until: 'No tab keeps one, or you sign out' },
  'folia-trial': { kind: 'tab', what: 'Which of them is this tab’s', until: 'An hour, or you forget it' },
  'folia-return-to': { kind: 'tab', what: 'The page to go to after signing in', until: 'You are there' },
  'folia-came-from': { kind: 'tab', what: 'The page to go back to when you have a bigger plan', until: 'You are there, or close the tab' },
  'folia-linkedin-login': { kind: 'tab', what: 'A sign-in with LinkedIn that has begun', until: 'It is over' },
  'folia-link-token': { kind: 'tab', what: 'The protected link you came by', until: 'You close the tab' },
  'folia-link-owner': { kind: 'tab', what: 'Which page that link opens', until: 'You close the tab' },
  'folia-link-view': { kind: 'tab', what: 'That your view of it has still to be counted', until: 'It is counted' },
  'folia-what-if': { kind: 'tab', what: 'The score you are trying a change on', until: 'You close the tab' },
  'folia-reloaded-for': { kind: 'tab', what: 'That a page was reloaded after an update', until: 'You close the tab' },
  'folia-looked-for': { kind: 'tab', what: 'Whom you looked for before signing in', until: 'You close the tab' },
  'folia-question-*': { kind: 'tab', what: 'A question you typed before signing in', until: 'It is sent, or you close the tab' },
  'folia-comparison-*': { kind: 'tab', what: 'A comparison with a job that waits for a bigger plan', until: 'It is made, or you close the tab' },
  'pending-events': { kind: 'tab', what: 'What is measured, where anything is, until it is sent', until: 'It was sent, you say no, or you close the tab' },
  visit: { kind: 'tab', what: 'Which of your visits are being recorded, or that none is', until: 'You close the tab' },
};

/** Every database of the browser (IndexedDB). */
export const toldDatabases: Readonly<Record<string, Told>> = {
  drafts: { what: 'What you typed and have not saved', until: 'You save it, or sign out' },
  trials: { what: 'A resume you tried without an account, and what was read in it', until: 'An hour, or you forget it or sign out' },
};

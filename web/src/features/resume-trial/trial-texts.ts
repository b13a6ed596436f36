const number = new Intl.NumberFormat('en');
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
const count = (amount: number, one: string, many = `${one}s`) => `${number.format(amount)} ${amount === 1 ? one : many}`;

/** A wait in the largest unit that says it well. */
function waitWords(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.round(seconds)), 'second');
  return seconds < 5_400 ? count(Math.round(seconds / 60), 'minute') : count(Math.round(seconds / 3_600), 'hour');
}

/** `2019-08` as Aug 2019; a bare year as it is. */
export const dateWords = (value: string) => (/^\d{4}-\d{2}$/.test(value) ? month.format(new Date(`${value}-01T00:00:00Z`)) : value);

export const trialTexts = {
  sending: (percent: number) => (percent < 100 ? `Uploading, ${Math.floor(percent)} %` : 'Reading'),
  progress: 'Progress',
  waiting: (seconds: number) => `Members’ resumes come first, and all readers are busy. Yours is sent again in ${waitWords(seconds)}.`,
  cancel: 'Cancel',
  tryAgain: 'Try again',
  another: 'Choose another file',
  back: 'Back',
  signInInstead: 'Sign in and import it',
  refused: 'This could not be read',
  notYet: 'Not read yet',
  connection: 'Nothing came back. Check your connection and try again: the file is still here, and you can still try one today.',
  used: (seconds: number) =>
    `You have had a resume read here today, which is the limit without an account. Sign in to import this one, or try it again in ${waitWords(seconds)}.`,
  network: (seconds: number) =>
    `Many resumes were tried from your network in the last hour. Try again in ${waitWords(seconds)}, or sign in to import this one.`,

  lead: 'What Folia reads',
  noName: 'No name was found',
  entries: (amount: number) => count(amount, 'entry', 'entries'),
  from: (pages: number) => (pages > 0 ? ` from ${count(pages, 'page')}` : ''),
  placed: (placed: number, visible: number) =>
    placed < visible ? `${number.format(placed)} of ${count(visible, 'word')} placed.` : `All ${count(visible, 'word')} placed.`,
  present: 'now',
  page: (page: number) => `page ${number.format(page)}`,
  inTheFile: 'In the file:',
  more: (amount: number) => `Show ${number.format(amount)} more`,
  unplaced: (amount: number) => `${count(amount, 'passage')} not placed`,
  unplacedText: 'In the review you say where they belong.',
  keepIt: 'Keep it: sign in and it becomes your portfolio.',
  keep: 'Sign in and keep it',
  keepLead: 'Your resume is sent once more, and you check it before anything is saved.',
  forget: 'Forget it',
  kept: (until: number) => `The file and this reading are in this tab only, until ${time.format(new Date(until))}. Nothing of them is kept on our side.`,
};

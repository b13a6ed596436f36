const number = new Intl.NumberFormat('en');
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
const list = new Intl.ListFormat('en');
const count = (amount: number, one: string, many = `${one}s`) => `${number.format(amount)} ${amount === 1 ? one : many}`;

/** `2019-08` as August 2019; a bare year as it is. */
export const dateWords = (value: string) => (/^\d{4}-\d{2}$/.test(value) ? month.format(new Date(`${value}-01T00:00:00Z`)) : value);

export const reviewTexts = {
  title: 'Check what we read',
  entries: (amount: number) => count(amount, 'entry', 'entries'),
  needEyes: (amount: number) => `${count(amount, 'needs', 'need')} your eyes`,
  first: (amount: number) => (amount === 1 ? ', it comes first.' : ', they come first.'),
  allClear: 'All of it was read clearly.',
  words: (placed: number, visible: number, unplaced: number) =>
    unplaced > 0
      ? `${number.format(placed)} of ${count(visible, 'word')} placed; the other ${number.format(unplaced)} wait below.`
      : `All ${count(visible, 'word')} placed.`,
  model: {
    answered: (name: string, accepted: number, dropped: number) =>
      accepted + dropped === 0
        ? `${name} looked at what was not clear and had nothing to add.`
        : `${name} proposed ${count(accepted + dropped, 'value')}: ${number.format(accepted)} ${accepted === 1 ? 'stands' : 'stand'} in your document word for word and ${accepted === 1 ? 'is' : 'are'} marked, ${dropped === 0 ? 'none' : number.format(dropped)} ${dropped > 1 ? 'were' : 'was'} thrown away.`,
    unreachable: (name: string) => `${name} could not be asked. This is what the built-in engine read by itself.`,
    unusable: (name: string) => `${name} gave no usable answer. This is what the built-in engine read by itself.`,
  },
  byModel: 'proposed by the model',
  hidden: (amount: number) => `${count(amount, 'word')} of the file cannot be seen by a reader and were left out.`,
  keys: { move: 'move', next: 'next', previous: 'previous', accept: 'accept', edit: 'edit', drop: 'drop', split: 'split', another: 'another' },
  acceptClear: (amount: number) => `Accept all read clearly (${number.format(amount)})`,

  toCheck: (place: number, of: number) => `${place} of ${of} to check`,
  accept: 'Accept',
  edit: 'Edit',
  splitHere: 'Split here',
  splitTitle: 'Where does the next one begin?',
  splitLead: 'Choose the line it begins with, here or in your file. What stands from there on becomes an entry of its own.',
  splitAt: (words: string) => `Begin another at “${words}”`,
  notSplit: 'Leave it whole',
  isPart: 'parted by you',
  joinAgain: 'Join again',
  another: 'Add another',
  anotherOf: (kind: string) => `Another: ${kind}`,
  byHand: 'written by you',
  takeAway: 'Take away',
  drop: 'Drop',
  accepted: 'Accepted',
  dropped: 'Dropped',
  undo: 'Undo',
  present: 'Present',
  written: (words: string) => `written “${words}”`,
  inPlaceOf: (words: string) => `in place of your “${words}”`,
  noSource: 'no evidence yet',
  yours: 'as you wrote it',
  checked: 'checked by you',
  itIsRight: (label: string) => `${label} is right`,
  editField: (label: string) => `Edit ${label}`,
  leaveOutField: (label: string) => `Leave out ${label}`,
  fieldLeftOut: 'left out',
  done: 'Done',
  oneEach: 'One on each line.',
  dateHint: 'A year, or year and month: 2019 or 2019-08.',
  dateWrong: 'Write a year, or year and month: 2019 or 2019-08.',
  urlWrong: 'Write an address such as example.com/page.',
  tooLong: (max: number) => `Use ${number.format(max)} characters or fewer.`,

  aboutYou: 'About you',
  aboutYouNote: 'E-mail and phone stay private until you say otherwise.',
  links: 'Links',
  leaveOutLinks: 'Leave out the links',
  profilesFound: (names: string[]) => list.format(names),
  skills: 'Skills',
  skillsNote: (amount: number) => `${number.format(amount)} found`,
  removeSkill: (name: string) => `Drop ${name}`,
  restoreSkill: (name: string) => `Take ${name} back`,

  alreadyThere: 'You have this already',
  differs: 'You have this already, with other words',
  updates: 'You have this already; this file says more',
  earlier: 'imported as',
  mine: 'In your portfolio',
  theirs: 'In this file',
  nothing: 'not said',
  take: 'Take from the file',
  keep: (hasGaps: boolean) => (hasGaps ? 'Keep mine, fill its gaps' : 'Keep mine'),
  both: 'Keep both',
  resolved: (resolution: 'take' | 'keep' | 'both', hasGaps: boolean) =>
    ({ take: 'Taken from the file', keep: hasGaps ? 'Yours is kept, its gaps are filled' : 'Yours is kept', both: 'Both are kept' })[resolution],

  unplaced: (amount: number) => `${count(amount, 'passage')} we could not place`,
  keptWithImport: 'kept with this import',
  putIn: 'Put in …',
  putInKind: (kind: string) => `Put in ${kind}`,
  leaveOut: 'Leave out',
  isIn: (kind: string) => `In ${kind}`,
  isLeftOut: 'Left out',

  page: (place: number, of: number) => `Page ${place} of ${of}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  wholeDocument: 'The whole document',
  showWhole: 'Show the whole document',
  showRead: 'Show what was read',
  pageImage: (place: number) => `Page ${place} of your resume`,
  source: 'Your file',

  sum: {
    accepted: (amount: number) => `${number.format(amount)} accepted`,
    undecided: (amount: number) => `${number.format(amount)} undecided`,
    dropped: (amount: number) => `${number.format(amount)} dropped`,
  },
  saving: 'Saving the draft',
  savedAt: (at: Date) => `Saved as a draft ${time.format(at)}`,
  notSaved: 'Not saved yet; it is tried again with your next change.',
  changedElsewhere: 'This review was changed in another window. The newer draft is shown.',
  discard: 'Discard',
  save: (amount: number) => (amount > 0 ? `Save ${count(amount, 'entry', 'entries')}` : 'Save'),
  undecidedTitle: (amount: number) => `${count(amount, 'entry is', 'entries are')} undecided`,
  undecidedText: 'Only what you accepted is saved. What is undecided is left out, and the review ends.',
  saveAnyway: (amount: number) => `Save the ${count(amount, 'accepted one', 'accepted ones')}`,
  goBack: 'Go back',
  discarded: 'The review is discarded. Nothing of it was saved.',
  discardTitle: 'Discard this review?',
  discardText: 'Nothing of it is saved. The import comes back to your plan, once per file.',
  saved: (created: number, changed: number) =>
    changed > 0 ? `${count(created, 'entry', 'entries')} added, ${number.format(changed)} changed` : `${count(created, 'entry', 'entries')} added`,
  refusedEntry: (title: string, why: string) => `“${title}” cannot be saved as it stands: ${why}. It is open again.`,
  refused: (message: string, requestId: string | null) => `${message}${requestId ? ` (request ${requestId})` : ''}`,
};

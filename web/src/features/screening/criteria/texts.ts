import type { CriterionImportance } from '@folia/contracts/screening/words';

const plural = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;
const attributes: Record<string, string> = {
  age: 'age',
  gender: 'gender',
  origin: 'origin',
  religion: 'religion',
  disability: 'disability',
  family: 'family',
  orientation: 'orientation',
  health: 'health',
  union: 'membership in a union',
  politics: 'political views',
};
const proxies: Record<string, string> = {
  'native-speaker': 'this stands close to origin. Ask for the level the work needs, such as B2 or C1.',
  youth: 'this stands close to age. Ask for what the work needs.',
  graduation: 'a year of graduation tells an age. Ask for experience instead.',
  school: 'the name of a school says little about the work. Ask for what was learnt there.',
  gaps: 'gaps between jobs have reasons that are nobody’s business, such as family or health. Leave it out.',
  address: 'an address can stand for origin. Ask for presence where the work needs it.',
  'private-life': 'this is about a private life. Ask for what the work needs.',
};
const importances: Record<CriterionImportance, string> = { must: 'Must', nice: 'Nice to have', excluded: 'Left out' };

export const texts = {
  title: 'Criteria',
  screening: 'Screening',
  crumbs: 'You are here',
  lead: 'What candidates are compared with, as the advertisement says it. Change every word: other words are read again for that criterion alone, other points only reorder.',
  toBoard: 'To the board',
  add: 'Add a criterion',
  failedTitle: 'The criteria could not be loaded',
  goneTitle: 'This job is not here',
  gone: 'It was deleted, or it belongs to another account.',
  allJobs: 'All jobs',
  loading: 'The criteria are loading',
  importance: (importance: CriterionImportance) => importances[importance],
  groups: {
    must: (points: number) => `Must, ${plural(points, 'point', 'points')}`,
    nice: (points: number) => `Nice to have, ${plural(points, 'point', 'points')}`,
    excluded: () => 'Left out: neither read nor counted',
  } satisfies Record<CriterionImportance, (points: number) => string>,
  none: {
    must: 'No musts. Everybody meets all of none, and points alone decide.',
    nice: 'Nothing here.',
    excluded: 'Nothing is left out.',
  } satisfies Record<CriterionImportance, string>,
  points: (points: number) => plural(points, 'point', 'points'),
  looksFor: (what: readonly string[]) => `Looks for ${what.join(', ')}`,
  byHand: 'Nothing a machine can look for: a person decides each finding.',
  /** What the words often stand in for, and what to ask instead. */
  warning: ({ proxy, words }: { proxy: string; words: string }) =>
    `“${words}”: ${proxies[proxy] ?? 'This often stands in for something that the law protects.'}`,
  refused: ({ attribute, words }: { attribute: string; words: string }) =>
    `“${words}” stands for ${attributes[attribute] ?? 'something that the law protects'} and can’t be a criterion. Ask for what the work needs.`,
  edit: (words: string) => `Change ${words}`,
  more: (words: string) => `More for ${words}`,
  editWords: 'Change',
  up: 'Move up',
  down: 'Move down',
  makeMust: 'Make it a must',
  makeNice: 'Make it nice to have',
  leaveOut: 'Leave it out',
  remove: 'Delete',
  removal: {
    title: (words: string) => `Delete “${words}”?`,
    text: 'What was found for it goes with it. Its points go to the others. The history keeps that it was there.',
    done: 'Deleted',
  },
  advertisement: 'The advertisement',
  readFrom: 'Read from its page',
  dialog: {
    change: 'A criterion',
    add: 'A new criterion',
    words: 'What the work needs',
    wordsHint: 'One thing, in the words of your team.',
    needed: 'Say what the work needs.',
    weight: 'Weight',
    points: 'Points',
    pointsNote: 'Others give up points in proportion, so that all stay 100.',
    pointsBad: 'Points go from 0 to 100.',
    reread: 'Other words are read again, for this criterion alone.',
    reorder: 'New weights reorder at once. Nothing is read again.',
    save: 'Save',
    notNow: 'Not now',
    use: (better: string) => `Use “${better}”`,
    full: 'A job has at most 24 criteria.',
  },
};

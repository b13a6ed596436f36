import type { ItemKind } from '@folia/contracts/item/fields';
import type { Visibility } from '@folia/contracts/item/shapes';
import { type FieldName, fieldLabels } from '../../lib/field-labels';
import { addedName, sectionName } from '../../lib/kind-names';

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const hints: Partial<Record<FieldName, string>> = {
  category: 'Skills with the same category stand together.',
  highlights: 'One result per line, with its figure.',
  summary: 'Markdown works: blank lines make paragraphs, “-” a list, “##” a heading, **bold**, [words](https://…).',
  level: 'In your words, as native, C1 or ten years.',
};

export const texts = {
  section: (kind: ItemKind) => sectionName(kind),
  addOne: (kind: ItemKind) => `Add ${addedName(kind)}`,
  label: (name: FieldName) => fieldLabels[name],
  hint: (name: FieldName) => hints[name],
  crumbs: 'Where you are',
  dashboard: 'Dashboard',
  preview: 'Preview',
  month: 'Month',
  year: 'Year',
  monthOf: (label: string) => `${label}, month`,
  yearOf: (label: string) => `${label}, year`,
  noMonth: 'Month',
  yearExample: 'YYYY',
  monthName: (month: number) => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1)),
  nobody: 'Not marked',
  fillFromLink: 'Fill in from this page',
  filled: (labels: readonly string[]) => `Filled in: ${labels.join(', ')}. Check what it says.`,
  nothingToFill: 'The page says nothing that is still missing here.',
  fillFailed: 'The page could not be read. Check your connection and try again.',
  addEntry: 'Add',
  entryOf: (label: string, place: number) => `${label}, ${place}`,
  removeEntry: (place: number) => `Remove entry ${place}`,
  entryUp: (place: number) => `Move entry ${place} up`,
  entryDown: (place: number) => `Move entry ${place} down`,

  add: 'Add to my portfolio',
  done: 'Done',
  delete: 'Delete',
  undo: 'Undo',
  deleted: (heading: string) => `Deleted: ${heading}`,
  deleteFailed: (heading: string, reason: string) => `${heading} could not be deleted and is back. ${reason}`,
  orderFailed: (reason: string) => `The order was not saved and is back as it was. ${reason}`,
  unnamed: 'Without a name',
  list: (count: number) => plural(count, 'entry', 'entries'),
  orderHelp: 'to move, or drag, or the menu of a row.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTop: 'Move to the top',
  rowMenu: (heading: string) => `More for ${heading}`,
  moved: (heading: string, place: number, all: number) => `${heading} is ${place} of ${all} now`,

  who: 'Who can see it',
  visibility: { public: 'Everyone', link: 'People with a link', private: 'Only me' } satisfies Record<Visibility, string>,
  visibilityHelp: {
    public: 'On your page, once it is public',
    link: 'Only where you share a link to it',
    private: 'Never leaves this screen',
  } satisfies Record<Visibility, string>,
  sectionHolds: {
    link: 'Its section is for people with a link: nobody else sees this entry.',
    private: 'Its section is only for you: nobody else sees this entry.',
  },
  visibilityWord: { public: 'Public', link: 'Link', private: 'Private' } satisfies Record<Visibility, string>,

  origin: 'Where it came from',
  byHand: 'Written by hand.',
  fromResume: (fields: number) => `Read from your resume: ${plural(fields, 'field', 'fields')}. Point at a mark to see the words.`,
  sourceWords: (page: number) => `From your resume, page ${page}`,
  evidenceFor: (label: string, number: number) => `Evidence ${number}: the words behind ${label}`,

  saving: 'Saving',
  saved: (at: Date | null) => (at ? `Saved ${clock.format(at)}` : 'Saved'),
  notYet: 'Not added yet',
  offline: 'Offline, kept here',
  notSaved: 'Not saved',
  checkFields: 'Check the marked fields. What you typed is kept here.',
  notSavedReason: (reason: string) => `${reason} What you typed is kept here.`,
  tryAgain: 'Try again',
  request: (id: string) => `request ${id}`,
  restored: 'What you typed last time and did not save is back.',
  gone: 'This entry was deleted elsewhere. What you typed is kept here; add it again to keep it.',

  conflictTitle: 'Changed elsewhere',
  conflictLead:
    'Another tab or device saved this entry while you wrote. Only what differs is shown. Keeping both joins texts and lists; of a single value, the one from here stands.',
  mine: 'Here',
  theirs: 'Elsewhere',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  keepBoth: 'Keep both',

  rule: {
    needsOneOf: (names: readonly string[]) => (names.length === 1 ? `Fill in ${names[0]}.` : `Fill in one of these: ${names.join(', ')}.`),
    date: 'Use a year between 1900 and 2199.',
    url: 'Use an address such as example.com/page',
    order: 'This ends before it starts.',
    currentEnd: 'It cannot go on now and have ended.',
    tooLong: (max: number) => `Use at most ${max.toLocaleString('en-US')} characters.`,
    full: (max: number) => `A portfolio holds at most ${max.toLocaleString('en-US')} entries. Delete one to add another.`,
    tooMany: (max: number) => `Use at most ${max} entries.`,
    control: 'It holds characters that cannot be kept. Type it instead of pasting.',
  },
};

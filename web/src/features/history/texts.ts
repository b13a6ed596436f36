import { keptRevisions, type Revision, type RevisionChange } from '@folia/contracts/history';
import { type FieldName, fieldLabels } from '../../lib/field-labels';
import { sectionNames } from '../../lib/section-names';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const basics: Record<string, string> = {
  name: 'Name',
  headline: 'Headline',
  summary: 'Summary',
  location: 'Location',
  links: 'Links',
  email: 'E-mail',
  phone: 'Phone',
  look: 'Look',
  sections: 'Who sees the sections',
  visibility: 'Who sees it',
  accent: 'Accent colour',
  title: 'Title',
  slug: 'Address',
  items: 'Entries and their order',
};
const labelOf = (name: string) => fieldLabels[name as FieldName] ?? basics[name] ?? name;
type Verbs = Record<RevisionChange['change'], string>;
const verbs: Verbs = { added: 'Added', changed: 'Changed', removed: 'Deleted', moved: 'Put in order' };

const wouldVerbs: Verbs = { added: 'Brings back', changed: 'Changes', removed: 'Takes away', moved: 'Puts in order' };

function tell({ change, kind, profileId, heading, fields }: RevisionChange, verbs: Verbs): string {
  if (profileId) {
    const what = `${verbs[change]} the profile “${heading}”`;
    return fields.length > 0 ? `${what}: ${list.format(fields.map((name) => basics[name] ?? name))}` : what;
  }
  if (kind === null) return `${verbs.changed} the profile: ${list.format(fields.map((name) => basics[name] ?? name))}`;
  if (change === 'moved') return `${verbs.moved}: ${sectionNames[kind]}`;
  const what = `${verbs[change]} ${heading ? `“${heading}”` : 'an entry'} in ${sectionNames[kind]}`;
  return fields.length > 0 ? `${what}: ${list.format(fields.map(labelOf))}` : what;
}

export const texts = {
  title: 'History',
  lead: `Every change of the last ${keptRevisions.days} days, at most ${keptRevisions.count}. Restoring brings your portfolio back to what it was before a change, and can be undone the same way.`,
  privacy: 'Nothing is shown to more people by restoring: what you made private since stays private.',
  day: (iso: string) => day.format(new Date(iso)),
  time: (iso: string) => clock.format(new Date(iso)),
  by: { owner: 'You', system: 'Folia' } satisfies Record<Revision['by'], string>,
  cause: (revision: Revision): string => {
    switch (revision.cause) {
      case 'import':
        return 'Import saved';
      case 'by-hand':
        return 'Filled in by hand';
      case 'restore':
        return revision.restoredTo ? `Restored to before ${dayAndTime.format(new Date(revision.restoredTo))}` : 'Restored';
      default:
        return '';
    }
  },
  change: (change: RevisionChange) => tell(change, verbs),
  more: (count: number) => `and ${plural(count, 'more change', 'more changes')}`,
  restore: 'Restore',
  restoreOf: (iso: string) => `Restore to before ${dayAndTime.format(new Date(iso))}`,
  confirmTitle: 'Restore your portfolio?',
  confirm: (iso: string, later: number) =>
    `Your portfolio becomes what it was before ${dayAndTime.format(new Date(iso))}. ${
      later === 0 ? 'This change is undone.' : `This change and ${plural(later, 'later one', 'later ones')} are undone.`
    }`,
  previewTitle: 'What this does',
  previewNothing: 'Nothing would change: it is like that already.',
  previewFailed: 'What it would change could not be loaded.',
  wouldChange: (change: RevisionChange) => tell(change, wouldVerbs),
  cancel: 'Keep it as it is',
  restored: (changed: number) => (changed === 0 ? 'It was like that already.' : `Restored: ${plural(changed, 'change', 'changes')}`),
  failed: (reason: string) => `Not restored. ${reason}`,
  older: 'Show older',
  loadFailed: 'Your history could not be loaded.',
  tryAgain: 'Try again',
  empty: 'Nothing was changed yet.',
  emptyMore: 'As soon as you write, import or put in order, each step stands here and can be undone, a week later too.',
  toDashboard: 'To the dashboard',
  example: 'It will look like this:',
  exampleLine: 'Import saved',
  exampleMore: 'Added “Staff engineer” in Work and 11 more changes',
};

import type { Revision, RevisionChange } from '@folia/contracts/history/shapes';
import { keptRevisions, maxItems } from '@folia/contracts/limits';
import { ApiError } from '../../lib/api-error';
import { basicsLabels } from '../../lib/basics-labels';
import { type FieldName, fieldLabels } from '../../lib/field-labels';
import { sectionName } from '../../lib/kind-names';
import { reasonOf } from '../../lib/reason-of';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const basics: Record<string, string> = {
  ...basicsLabels,
  sections: 'Who sees the sections',
  visibility: 'Who sees it',
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
  if (change === 'moved') return `${verbs.moved}: ${sectionName(kind)}`;
  const what = `${verbs[change]} ${heading ? `“${heading}”` : 'an entry'} in ${sectionName(kind)}`;
  return fields.length > 0 ? `${what}: ${list.format(fields.map(labelOf))}` : what;
}

export const texts = {
  title: 'History',
  lead: `Every change of the last ${keptRevisions.days} days, at most ${keptRevisions.count}. Each can be undone, alone where nothing later touches the same, and so can undoing it.`,
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
      case 'undo':
        return revision.restoredTo ? `Undone: the change of ${dayAndTime.format(new Date(revision.restoredTo))}` : 'Undone';
      default:
        return '';
    }
  },
  change: (change: RevisionChange) => tell(change, verbs),
  more: (count: number) => `and ${plural(count, 'more change', 'more changes')}`,
  dayAndTime: (iso: string) => dayAndTime.format(new Date(iso)),
  /** One step in one line. */
  summary: (revision: Revision): string => {
    const [first, ...others] = revision.changes.map((change) => tell(change, verbs));
    const more = others.length + revision.more;
    return [texts.cause(revision), first, more > 0 ? texts.more(more) : ''].filter(Boolean).join(' · ');
  },
  undo: 'Undo',
  undoOf: (iso: string) => `Undo the change of ${dayAndTime.format(new Date(iso))}`,
  undoTitle: 'Undo this change?',
  scope: 'How much to undo',
  onlyThis: 'Only this change',
  onlyThisMore: 'Nothing later touches the same.',
  allSince: 'Everything since',
  inTheWay: (count: number) =>
    count === 1 ? 'A later change touches the same, so this one can’t be undone alone:' : 'Later changes touch the same, so this one can’t be undone alone:',
  refused: (error: unknown) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'QUOTA_EXCEEDED') return 'Your plan has no room for the profile that would come back. Delete another one first.';
    if (code === 'BODY_INVALID') return `Your portfolio would have more than ${maxItems} entries. Delete some first.`;
    return `Whether it can be undone alone could not be found out. ${reasonOf(error)}`;
  },
  restStays: 'Everything else stays as it is.',
  showsMore: 'Afterwards more people see this than now: as many as before the change.',
  restore: 'Restore',
  restoreTitle: 'Restore your portfolio?',
  instead: (iso: string, later: number) => `You can go back to that point instead. ${texts.confirm(iso, later)}`,
  confirm: (iso: string, later: number) =>
    `Your portfolio becomes what it was before ${dayAndTime.format(new Date(iso))}. ${
      later === 0 ? 'This change is undone.' : `This change and ${plural(later, 'later one', 'later ones')} are undone.`
    }`,
  previewTitle: 'What this does',
  previewNothing: 'Nothing would change: it is like that already.',
  previewFailed: 'What it would change could not be loaded.',
  wouldChange: (change: RevisionChange) => tell(change, wouldVerbs),
  cancel: 'Keep it as it is',
  done: {
    one: (changed: number) => (changed === 0 ? 'It was like that already.' : 'Undone'),
    since: (changed: number) => (changed === 0 ? 'It was like that already.' : `Restored: ${plural(changed, 'change', 'changes')}`),
  },
  failed: (reason: string) => `Nothing was undone. ${reason}`,
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

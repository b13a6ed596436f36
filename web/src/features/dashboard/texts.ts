import type { ItemKind } from '@folia/contracts/item/fields';
import type { Visibility } from '@folia/contracts/item/shapes';
import type { Meter, PlanName } from '@folia/contracts/plans';
import { basicsLabels } from '../../lib/basics-labels';
import { sectionName } from '../../lib/kind-names';
import type { Check, CheckName, PartName } from './completeness';
import { doneWords, reasons } from './reason-texts';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayUtc = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const parts: Record<PartName, string> = {
  profile: 'Profile',
  work: 'Work',
  skills: 'Skills',
  projects: 'Projects',
  education: 'Study',
  proof: 'Proof',
  languages: 'Languages',
};
const meters: Record<Meter, { name: string; left: readonly [string, string] }> = {
  'resume-import': { name: 'Imports', left: ['import', 'imports'] },
  'fit-score': { name: 'FitScores', left: ['FitScore', 'FitScores'] },
  'tailor-made': { name: 'TailorMade resumes', left: ['TailorMade resume', 'TailorMade resumes'] },
};
const plans: Record<PlanName, string> = { free: 'Free plan', basic: 'Basic plan', pro: 'Pro plan', enterprise: 'Enterprise plan' };

export const texts = {
  title: 'Dashboard',
  unnamed: 'Your portfolio',
  viewPage: 'View my page',
  basics: 'Edit profile',
  whoPublic: (shown: number, all: number) => `Anyone can see ${shown} of your ${plural(all, 'item', 'items')} at`,
  viewProfile: 'View this profile',
  whoPrivate: (all: number) =>
    `Only you see your page${all === 0 ? '' : ` and its ${plural(all, 'item', 'items')}`}; people with a link see what the link shows them.`,
  whoPublicNamed: (shown: number, all: number) => `Anyone who has its address can see ${shown} of the ${plural(all, 'item', 'items')} of this profile at`,
  whoPrivateNamed: (all: number) => `Only you see this profile and its ${plural(all, 'item', 'items')}.`,
  importResume: 'Import a resume',
  share: 'Share by a link',
  fitScore: 'FitScore',
  byHand: 'Add by hand',
  failed: 'Your portfolio could not be loaded.',
  tryAgain: 'Try again',

  next: {
    label: 'What to do next',
    notNow: 'Not now',
    points: (points: number) => `Adds ${plural(points, 'point', 'points')} to completeness.`,
    review: {
      title: (entries: number) => `Check what we read: ${plural(entries, 'entry', 'entries')}.`,
      why: 'Your resume has been read and waits for you. What you have decided so far is kept; nothing is in your portfolio before you save it.',
      action: 'Check the entries',
    },
    follow: {
      title: 'Your resume is being read.',
      why: 'Usually under 40 seconds. You check every entry before anything is kept.',
      action: 'See how far it is',
    },
    fileOf: (name: string, iso: string) => `${name} · ${day.format(new Date(iso))}`,
    import: {
      title: 'Begin with your resume.',
      why: 'Every entry is read with the words it comes from; you check each one before anything is kept. About a minute.',
    },
    publish: {
      title: 'Let people see it.',
      why: 'Your page has enough to be read. You are shown exactly what becomes public before it does.',
      action: 'View my page',
    },
    share: { title: 'Everything is in place.', why: 'Your page is public and complete. Send its address to somebody.', action: 'Copy the link' },
    mend: (check: Check) => ({
      // A name may end in its own full stop, like “Inc.”.
      title: reasons[check.name].step(check.about ?? '').replace(/\.\.$/, '.'),
      why: reasons[check.name].why,
      action: reasons[check.name].action,
    }),
    sourceOf: (part: PartName, about?: string) => [parts[part], about].filter(Boolean).join(' · '),
  },

  completeness: 'Completeness',
  ofHundred: 'of 100',
  measure: (total: number) => `${total} of 100 points`,
  part: (name: PartName) => parts[name],
  score: (got: number, max: number) => `${got}/${max}`,
  missing: (check: Check) => reasons[check.name].row(check.about ?? ''),
  action: (check: Check) => reasons[check.name].action,
  shortAction: (check: Check) => reasons[check.name].action.split(' ')[0] ?? '',
  worth: (points: number) => `+${points}`,
  done: (count: number) => plural(count, 'reason done', 'reasons done'),
  more: (count: number) => `${count} more`,
  doneCheck: (name: CheckName) => doneWords[name],

  sections: 'Sections',
  history: 'History',
  items: (count: number) => plural(count, 'item', 'items'),
  section: (kind: ItemKind) => sectionName(kind),
  addSection: 'Add a section',
  examples: (names: readonly string[], more: number) => names.join(', ') + (more ? ` + ${more}` : ''),
  withEvidence: (some: number, all: number) => `${some} of ${all}`,
  evidenceTitle: (some: number, all: number) => `${some} of ${plural(all, 'item', 'items')} with evidence from your resume`,
  visibility: { public: 'Public', link: 'Link', private: 'Private' } satisfies Record<Visibility, string>,
  mixed: (shown: number, all: number) => `${shown} of ${all}`,
  mixedTitle: (shown: number, all: number) => `${shown} of ${all} public`,
  contact: 'Contact',
  contactParts: { email: 'E-mail', phone: 'Phone' },
  noContact: 'No e-mail or phone yet',
  edited: (iso: string, now = new Date()) => {
    const date = new Date(iso);
    if (date.toDateString() === now.toDateString()) return 'Today';
    return (date.getFullYear() === now.getFullYear() ? day : dayYear).format(date);
  },
  noSections: 'Sections appear here as soon as there is something in them.',

  who: {
    title: 'Who sees what',
    lead: 'An entry is never seen by more people than its section. Only me is only you, on every page and behind every link.',
    viewAs: 'Look at your page as',
    visitor: 'A stranger',
    link: 'Someone with a link',
    myself: 'Myself',
    page: 'Your page',
    column: 'Who sees it',
    choice: { public: 'Everyone', link: 'With a link', private: 'Only me' } satisfies Record<Visibility, string>,
    of: (name: string) => `Who sees ${name}`,
    entries: (name: string, count: number) => `${name}, ${plural(count, 'entry', 'entries')}`,
    pagePrivate: 'Only me, and people with a link',
    held: { link: 'its section: people with a link', private: 'its section: only you' },
    unnamed: 'Without a name',
    conflict: 'This was changed elsewhere meanwhile. It is loaded again; choose once more.',
    failed: (reason: string) => `Not changed. ${reason}`,
  },
  plan: (name: PlanName) => plans[name],
  meter: (meter: Meter) => meters[meter].name,
  resets: (iso: string) => `resets ${dayUtc.format(new Date(iso))}`,
  used: (used: number) => used.toLocaleString('en-US'),
  limit: (limit: number | null, per: 'month' | 'ever') =>
    limit === null ? 'unlimited' : `of ${limit.toLocaleString('en-US')}${per === 'ever' ? ' in total' : ''}`,
  left: (meter: Meter, left: number, resetsAt: string | null) =>
    `${left === 0 ? `No ${meters[meter].left[1]}` : plural(left, ...meters[meter].left)} left${resetsAt ? ` until ${dayUtc.format(new Date(resetsAt))}` : ''}`,

  basicsForm: {
    ...basicsLabels,
    title: 'Profile',
    headlineHint: 'One line: what you do and for whom.',
    summaryHint: 'Blank lines make paragraphs.',
    linkLabel: (place: number) => `Link ${place}, name`,
    linkUrl: (place: number) => `Link ${place}, address`,
    linkLabelExample: 'Website',
    addLink: 'Add a link',
    removeLink: (place: number) => `Remove link ${place}`,
    look: 'Look and colour of your page',
    whoSees: (part: string) => `Who sees the ${part.toLowerCase()}`,
    visibility: { private: 'Only me', link: 'People with a link', public: 'Everyone' } satisfies Record<Visibility, string>,
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Profile saved',
    conflict: 'Your profile was changed elsewhere meanwhile. What you typed is kept here; saving now puts it in place of that.',
    notSaved: (reason: string) => `Not saved. ${reason} What you typed is kept here.`,
    restored: 'What you typed last time and did not save is back.',
    badAddress: 'Use an address such as example.com/page',
    check: 'Check the marked fields. What you typed is kept here.',
  },
};

import type { ItemKind } from '@folia/contracts/item-fields';
import { sectionNames } from '../../lib/section-names';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

const counted: Record<ItemKind, readonly [string, string]> = {
  skill: ['skill', 'skills'],
  work: ['job', 'jobs'],
  project: ['project', 'projects'],
  publication: ['publication', 'publications'],
  talk: ['talk', 'talks'],
  patent: ['patent', 'patents'],
  certification: ['certification', 'certifications'],
  award: ['award', 'awards'],
  achievement: ['achievement', 'achievements'],
  education: ['education entry', 'education entries'],
  volunteering: ['volunteering entry', 'volunteering entries'],
  language: ['language', 'languages'],
};

export const texts = {
  home: 'Folia, go to the start page',
  tagline: 'A career, with its evidence.',
  about: 'About',
  section: (kind: ItemKind) => sectionNames[kind],
  contents: 'Contents',
  copyLink: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copy the address from the address bar.',
  print: 'Print or PDF',
  email: 'E-mail',
  phone: 'Phone',
  shows: 'Shows',
  now: 'now',
  years: (count: number) => plural(count, 'year', 'years'),
  months: (count: number) => plural(count, 'month', 'months'),
  evidence: (quote: number) => `Evidence ${quote}`,
  readFromResume: 'Read from the resume',
  otherSkills: 'Other',
  validUntil: (date: string) => `Valid until ${date}`,
  filed: (date: string) => `Filed ${date}`,
  credential: (id: string) => `No. ${id}`,
  grade: (grade: string) => `Grade ${grade}`,
  courses: (courses: readonly string[]) => `Courses: ${courses.join(', ')}`,
  link: { url: 'Website', repository: 'Code', slides: 'Slides', video: 'Video', recording: 'Recording', doi: 'DOI' },

  description: (name: string, headline: string, counts: readonly string[]) =>
    [headline ? `${name}: ${headline.replace(/\.$/, '')}.` : `${name}.`, counts.length ? `${conjunction.format(counts)}.` : ''].filter(Boolean).join(' '),
  counted: (kind: ItemKind, count: number) => plural(count, ...counted[kind]),

  owner: {
    region: 'Your portfolio',
    public: 'Public',
    private: 'Private',
    whoPrivate: 'Only you see this page.',
    whoPublic: (indexable: boolean, hidden: number) =>
      [
        indexable ? 'Anyone can see this page, search engines too.' : 'Anyone can see this page; search engines are asked not to list it.',
        hidden ? `${texts.owner.kept(hidden)}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    kept: (count: number) => (count === 1 ? '1 item is kept private.' : `${count} items are kept private.`),
    viewAsVisitor: 'View as visitor',
    edit: 'Edit',
    visitorSees: 'You see what a visitor sees.',
    visitorWouldSee: 'Your portfolio is private: a visitor sees nothing. This is what they would see if you made it public.',
    hidden: (count: number) => (count === 0 ? 'Nothing is hidden.' : count === 1 ? '1 private item is hidden.' : `${count} private items are hidden.`),
    back: 'Back to my view',
    changedElsewhere: 'Your portfolio was changed elsewhere meanwhile. It is loaded again; check and switch once more.',
    whatShows: 'What is public',
    failed: (reason: string) => `Not switched. ${reason}`,
    nowPublic: 'Your portfolio is public now.',
    nowPrivate: 'Your portfolio is private now. Only you see it.',
    onlyYou: 'Only you see this',
    onlyLink: 'Only you and people with a link see this',
  },
  publish: {
    title: 'Make your portfolio public?',
    titlePublic: 'What is public',
    lead: (address: string, isPublic: boolean) => `Anyone who opens ${address} ${isPublic ? 'sees' : 'will see'} exactly this:`,
    name: 'Name',
    headline: 'Headline',
    more: 'Also',
    moreParts: ({ summary, location, links }: { summary: boolean; location: string; links: number }) =>
      conjunction.format([summary ? 'your summary' : '', location, links ? plural(links, 'link', 'links') : ''].filter(Boolean)) || 'nothing more',
    items: 'Items',
    contact: 'Contact',
    none: 'none yet',
    contactPrivate: 'None. Your e-mail and phone stay private.',
    contactPart: (shown: readonly string[]) => conjunction.format(shown),
    keptPrivate: (count: number) => (count === 0 ? 'No item stays private.' : count === 1 ? '1 item stays private.' : `${count} items stay private.`),
    indexable: 'Search engines may list it',
    indexableHelp: 'Off: the page asks them not to. Who has the address still sees it.',
    confirm: 'Make it public',
    cancel: 'Keep it private',
    save: 'Save',
    close: 'Close',
  },
  empty: {
    owner: 'Your page begins with what you have done.',
    ownerMore: 'Import a resume and check what was read, or write the first entry yourself. Nothing is public until you say so.',
    import: 'Import a resume',
    byHand: 'Add by hand',
    example: 'It will look like this:',
    exampleLine: 'Staff engineer, Halden Audio',
    exampleWhen: '2021 – now',
    visitor: (name: string) => `${name} has not filled this page yet.`,
  },
  loading: 'Loading...',
};

import type { Channel, LinkLife, Reader, ReaderRow } from '@folia/contracts/analytics/shapes';
import type { BeaconRefusal, DeviceKind, VisitAction, VisitSection } from '@folia/contracts/visit/shapes';
import { sectionName } from '../../lib/kind-names';
import { clock, dateOf, dayOf, listed, moment, plural, shortDayOf, time } from './words';

const views = (count: number) => plural(count, 'view', 'views');
const visits = (count: number) => plural(count, 'visit', 'visits');
const section = (name: VisitSection) => (name === 'front' ? 'Front page' : name === 'contact' ? 'Contact' : sectionName(name));
const channel = ({ kind, name }: Channel) =>
  ({ link: name ? `link “${name}”` : 'a link that is gone', inside: 'Folia itself', site: name, campaign: `campaign ${name}`, direct: 'the address itself' })[
    kind
  ];
const device = (kind: DeviceKind) => ({ phone: 'Phone', tablet: 'Tablet', computer: 'Computer' })[kind];
const refusals: Record<BeaconRefusal, string> = {
  forged: 'from another browser or network than the visit',
  replayed: 'sent twice',
  'sped-up': 'claimed more time than had passed',
  'too-early': 'too short to count',
  over: 'of a visit that was over',
};
const actions: Record<VisitAction, (count: number) => string> = {
  mark: (count) => plural(count, 'evidence opened', 'evidence opened'),
  download: (count) => plural(count, 'download', 'downloads'),
  print: (count) => plural(count, 'print', 'prints'),
  chat: (count) => plural(count, 'conversation opened', 'conversations opened'),
  question: (count) => plural(count, 'question', 'questions'),
  message: (count) => plural(count, 'message', 'messages'),
};

/** How a person is called in a list, and the line below it; `readers`: how many of a range an anonymous line stands for. */
function readerName(reader: Reader, readers?: number): { name: string; note: string } {
  switch (reader.shown) {
    case 'named':
      return { name: reader.name || reader.uname, note: 'signed in' };
    case 'verified':
      return { name: reader.email, note: 'verified this address' };
    case 'kind':
      return { name: reader.kind === 'business' ? 'Somebody from a business' : 'A person', note: 'signed in, without a name' };
    case 'link':
      return { name: reader.name ? `By your link ${reader.name}` : 'By a link that is gone', note: 'whoever has it' };
    case 'anonymous':
      return readers === undefined
        ? { name: 'Somebody, signed out', note: '' }
        : { name: `${plural(readers, 'reader', 'readers')}, signed out`, note: 'counted each day and added' };
  }
}

export const texts = {
  title: 'Who reads you',
  lead: (from: string, to: string) => `${dayOf(from)} to ${dayOf(to)}. Programs and your own visits are not in here.`,
  ofLink: (name: string) => `Only what came by your link ${name}.`,
  allVisits: 'All visits',
  range: 'Days shown',
  days: (length: number) => `${length} d`,
  daysInWords: (length: number) => `${length} days`,
  export: 'Export',
  exportCsv: 'As a table (CSV)',
  exportJson: 'For programs (JSON)',
  exportFailed: 'The export did not come through. Try again.',
  loading: 'Loading who reads you',
  failed: 'Who reads you could not be loaded',
  partFailed: 'This part could not be loaded.',
  again: 'Try again',
  arrived: (count: number) => `${plural(count, 'new view', 'new views')} while you look.`,
  count: (count: number) => count.toLocaleString('en-US'),
  time: (ms: number) => time(ms / 1000),
  /** For large figures: `1 h 52`. */
  shortTime: (ms: number) => time(ms / 1000, ''),
  day: dayOf,
  shortDay: shortDayOf,
  moment,
  views,
  visits,
  section,
  channel,
  channelHead: ({ kind, name }: Channel) => (kind === 'inside' ? 'Folia' : kind === 'direct' ? 'Address' : name || 'A gone link'),
  clock,
  device,
  readerName,
  action: (action: VisitAction, count: number) => actions[action](count),

  figures: {
    views: 'Views',
    readers: 'Readers a day, added',
    time: 'Time read',
    toEnd: 'Read to the end',
    before: (value: string) => `${value} before`,
    noBefore: 'nothing to compare with yet',
    percent: (part: number, of: number) => (of === 0 ? '–' : `${Math.round((part / of) * 100)} %`),
  },
  cut: (earliest: string) => `Your plan keeps visits since ${dayOf(earliest)}. Larger plans keep them longer.`,
  dayChart: {
    label: 'Views by day',
    day: dayOf,
    views,
    came: (names: readonly string[]) => `${listed(names)} came`,
    before: (date: string, count: number) => `${dayOf(date)}: ${views(count)}`,
    inWords: ({ date, views: count, named, before }: ChartDayWords) =>
      [
        `${dayOf(date)}: ${views(count)}`,
        ...(named.length > 0 ? [`${listed(named)} came`] : []),
        ...(before ? [`${dayOf(before.date)}: ${views(before.views)}`] : []),
      ].join(', '),
    keys: 'move by a day',
    now: (days: number) => `These ${days} days`,
    past: (days: number) => `${days} days before`,
    named: 'a person you can name',
    example: 'A',
    asTable: 'Show as a table',
    columns: { day: 'Day', views: 'Views', before: 'Views before', named: 'Who came by name' },
  },
  people: {
    title: 'People',
    note: 'names only from people who signed in and chose so, or who verified their address',
    hidden: 'You hide your own visits, so nobody is named to you.',
    change: 'Change how you appear',
    columns: { who: 'Who', from: 'From', views: 'Views', read: 'Read', longest: 'Longest at', last: 'Last' },
    longest: (longest: ReaderRow['longest']) => (longest ? longest.heading || section(longest.section) : '–'),
    channels: (channels: readonly Channel[]) => listed(channels.map(channel)),
    empty: 'Nobody in these days.',
  },
  links: {
    title: 'Links over time',
    note: 'a dot is a visit, its size the time read',
    until: (date: string) => shortDayOf(date),
    over: { revoked: 'revoked', expired: 'ended', exhausted: 'used up', locked: 'locked', paused: 'paused', draft: 'draft', active: 'open' } satisfies Record<
      LinkLife['state'],
      string
    >,
    only: (name: string) => `Only the visits by ${name}`,
    devices: (count: number) => (count > 1 ? `opened on ${count} devices in one day` : ''),
    visit: (at: string, seconds: number) => `${shortDayOf(at)}, ${time(seconds)}`,
    inWords: ({ begins, ended, visits: made }: { begins: string; ended: string | null; visits: readonly { at: string; seconds: number }[] }) => {
      const when = `From ${dayOf(begins)}${ended ? ` to ${dayOf(ended)}` : ', still open'}. ${visits(made.length)}`;
      return made.length > 0 ? `${when}: ${made.map(({ at, seconds }) => `${shortDayOf(at)}, ${time(seconds)}`).join('; ')}` : when;
    },
    empty: 'You have made no link yet.',
    create: 'Create a link',
  },
  heat: {
    title: 'What they stayed with',
    note: 'the stronger the tone, the larger its share of the column',
    part: 'Part of the page',
    rest: 'All others',
    empty: 'Nothing was read in these days.',
  },
  items: {
    title: 'Skills and claims',
    note: 'how long each was in view',
    most: 'Read most',
    never: 'Read by nobody',
    neverCount: (count: number) => `${plural(count, 'entry', 'entries')} read by nobody`,
    more: (count: number) => `Show ${count} more`,
    opened: (count: number) => (count ? `evidence opened ${count === 1 ? 'once' : `${count} times`}` : ''),
    none: 'Everything was read by somebody.',
  },
  recent: { title: 'Recent visitors', all: 'Who reads you', empty: 'Nobody in the last 30 days. The first view usually comes from a link you send.' },
  sources: { title: 'Where they came from', devices: 'What they read on', countries: 'Where they were' },
  funnel: {
    title: 'How far they came',
    note: 'visits that reached each step',
    steps: { page: 'Opened the page', section: 'Read a section', chat: 'Opened the conversation', contact: 'Wrote to you', download: 'Took a file' },
  },
  visitList: {
    title: 'Visits',
    note: 'newest first',
    open: (name: string, at: string) => `The visit of ${name}, ${moment(at)}`,
    scrolled: (percent: number) => `scrolled to ${percent} %`,
    timeline: 'What was read, in order',
    view: 'Opened the page',
    failed: 'The visits could not be loaded',
  },
  locked: {
    funnel: 'How far visits come is part of Pro.',
    timeline: 'The order in which a visit read is part of Pro.',
  },
  uncounted: {
    title: 'Not counted',
    programs: (bots: number, previews: number) => `${plural(bots, 'call', 'calls')} by programs, ${plural(previews, 'link preview', 'link previews')}.`,
    refused: (reason: BeaconRefusal, count: number) => `${plural(count, 'report', 'reports')} refused: ${refusals[reason]}.`,
    gap: (from: string, to: string) =>
      `Visits ${moment(from) === moment(to) ? `around ${moment(from)}` : `from ${moment(from)} to ${moment(to)}`} could not be counted.`,
  },
  privacy: (earliest: string) =>
    `We keep no addresses and set no cookies on visitors. Who is not signed in stays anonymous. Single visits are kept since ${dateOf(earliest)}; of older ones only the totals remain.`,
  ever: (count: number, since: string) => `${views(count)} since ${dateOf(since)}.`,
  empty: {
    title: 'Nobody has been here yet.',
    text: 'The first view usually comes from a link you send yourself.',
    create: 'Create a link',
    copy: 'Copy the public address',
    publish: 'Your page is private, so only a link shows it.',
    example: 'It will look like this',
    exampleName: 'Tomas Brandt',
    exampleText: 'Meridian Pay · Harbor, Work · 4 min 10 s',
  },
};

type ChartDayWords = { date: string; views: number; named: readonly string[]; before: { date: string; views: number } | null };

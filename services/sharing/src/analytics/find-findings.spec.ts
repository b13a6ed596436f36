import type { Finding } from '@folia/contracts/analytics/shapes';
import { type FindingFacts, findFindings } from './find-findings';

const minute = 60_000;
type Item = FindingFacts['heat']['items'][number];
type Link = FindingFacts['links'][number];
type Channel = FindingFacts['channels'][number];

const item = (number: number, of: Partial<Item> = {}): Item => ({
  itemId: `0199e1f0-0000-7000-8000-00000000000${number}`,
  kind: 'project',
  heading: `Project ${number}`,
  visibility: 'public',
  visibleMs: 30_000,
  seen: 4,
  opened: 0,
  cells: [],
  ...of,
});
const link = (number: number, of: Partial<Link> = {}): Link => ({
  linkId: `0199e1f0-0000-7000-8000-00000000001${number}`,
  name: `Company ${number}`,
  state: 'active',
  createdAt: '2026-11-19T08:00:00.000Z',
  visits: 1,
  visibleMs: minute,
  ...of,
});
const channel = (kind: Channel['kind'], visits: number, name = ''): Channel => ({
  kind,
  linkId: null,
  name,
  visits,
  readers: visits,
  views: visits,
  visibleMs: 0,
});
const section = (name: 'front' | 'work' | 'project' | 'skill', visibleMs: number) => ({ section: name, visibleMs, cells: [], rest: 0 });
const steps = (page: number, read: number, chat = 1, contact = 0, download = 0): FindingFacts['steps'] => [
  { step: 'page', visits: page },
  { step: 'section', visits: read },
  { step: 'chat', visits: chat },
  { step: 'contact', visits: contact },
  { step: 'download', visits: download },
];

/** A month in which nothing stands out. */
const ordinary: FindingFacts = {
  today: '2026-11-22',
  from: '2026-10-24',
  visits: 40,
  channels: [channel('direct', 25), channel('site', 10, 'news.example'), channel('inside', 5)],
  heat: {
    sections: [section('front', 2 * minute), section('work', 2 * minute), section('project', minute)],
    items: [1, 2, 3, 4].map((number) => item(number)),
  },
  links: [link(1)],
  steps: steps(40, 30),
};
const history = (of: Partial<FindingFacts>): FindingFacts => ({ ...ordinary, ...of });
const items = (...all: Item[]) => ({ ...ordinary.heat, items: all });

// Twenty histories as they were made up, each with the finding that somebody who looked at it would name first.
const histories: [what: string, facts: FindingFacts, first: Finding['kind'] | null][] = [
  ['nobody came', history({ visits: 0, channels: [], links: [], steps: steps(0, 0, 0), heat: { sections: [], items: [] } }), null],
  ['nine came and left at once', history({ visits: 9, steps: steps(9, 0, 0) }), null],
  ['a month in which nothing stands out', ordinary, null],
  ['ten came and nine left before the first section', history({ visits: 10, steps: steps(10, 1) }), 'leaves-early'],
  ['half of forty left before the first section', history({ steps: steps(40, 20) }), 'leaves-early'],
  ['a company opened its link five times', history({ links: [link(1), link(2, { visits: 5, visibleMs: 9 * minute })] }), 'link-returns'],
  ['a company came again while most others left', history({ links: [link(2, { visits: 4, visibleMs: 4 * minute })], steps: steps(40, 10) }), 'link-returns'],
  [
    'two companies came again, one more often',
    history({ links: [link(1, { visits: 3, visibleMs: 8 * minute }), link(2, { visits: 6, visibleMs: 5 * minute })] }),
    'link-returns',
  ],
  [
    'a patent only for links was read for four minutes',
    history({ heat: items(item(1), item(2, { visibility: 'link', visibleMs: 4 * minute, seen: 3 }), item(3), item(4)) }),
    'hidden-item-read',
  ],
  ['a private thing nobody else saw', history({ heat: items(item(1), item(2, { visibility: 'private', visibleMs: 0, seen: 0 }), item(3), item(4)) }), null],
  [
    'a link was sent two weeks ago and never opened',
    history({ links: [link(1, { visits: 0, visibleMs: 0, createdAt: '2026-11-08T08:00:00.000Z' })] }),
    'link-unopened',
  ],
  ['a link was sent yesterday and not opened yet', history({ links: [link(1, { visits: 0, visibleMs: 0, createdAt: '2026-11-21T08:00:00.000Z' })] }), null],
  ['an unopened link was taken back', history({ links: [link(1, { state: 'revoked', visits: 0, createdAt: '2026-11-01T08:00:00.000Z' })] }), null],
  [
    'they read for an hour and nobody wrote',
    history({
      heat: { ...ordinary.heat, sections: [section('front', 10 * minute), section('work', 40 * minute), section('project', 10 * minute)] },
      steps: steps(40, 30, 0),
    }),
    'no-contact',
  ],
  ['they read for an hour and one wrote', history({ heat: { ...ordinary.heat, sections: [section('work', 60 * minute)] }, steps: steps(40, 30, 0, 1) }), null],
  ['a talk was shared and a site sent thirty of forty', history({ channels: [channel('site', 30, 'talks.example'), channel('direct', 10)] }), 'source-leads'],
  ['most came straight to the address', history({ channels: [channel('direct', 38), channel('site', 2, 'news.example')] }), null],
  ['the evidence behind one skill was opened nine times', history({ heat: items(item(1, { opened: 9 }), item(2), item(3), item(4)) }), 'evidence-checked'],
  ['one project held most of all time', history({ heat: items(item(1, { visibleMs: 12 * minute }), item(2), item(3), item(4)) }), 'item-holds'],
  [
    'they read everything but the skills',
    history({ heat: { ...ordinary.heat, sections: [section('front', 5 * minute), section('work', 6 * minute), section('skill', 1_000)] } }),
    'passed-over',
  ],
];

test('there are twenty histories', () => {
  expect(histories).toHaveLength(20);
});

test.each(histories)('%s', (_what, facts, first) => {
  expect(findFindings(facts)[0]?.kind ?? null).toBe(first);
});

test('three at most, each of another kind, with figures from the same rows', () => {
  const facts = history({
    links: [link(1, { visits: 5, visibleMs: 9 * minute })],
    heat: items(item(1, { visibility: 'link', visibleMs: 12 * minute, seen: 3, opened: 9 }), item(2), item(3)),
    steps: steps(40, 10),
  });
  expect(findFindings(facts)).toEqual([
    { kind: 'link-returns', linkId: facts.links[0]?.linkId, name: 'Company 1', visits: 5, visibleMs: 9 * minute },
    { kind: 'hidden-item-read', itemId: facts.heat.items[0]?.itemId, heading: 'Project 1', visibleMs: 12 * minute, visits: 3 },
    { kind: 'leaves-early', visits: 30, of: 40 },
  ]);
});

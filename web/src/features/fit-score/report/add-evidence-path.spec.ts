import { addEvidencePath } from './add-evidence-path';
import type { ItemHeading } from './use-item-headings';

const work = (until: string): ItemHeading => ({ kind: 'work', heading: 'Engineer', until });

/** Path and query of an address. */
const parted = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://folia.example');
  return [pathname, Object.fromEntries(searchParams)];
};
const wanted = (field: string) => ({ field, score: 'score', requirement: 'r1' });

test('evidence of what was done goes to the position held last, whatever the order of the portfolio', () => {
  const items = new Map<string, ItemHeading>([
    ['student', work('2016-08')],
    ['project', { kind: 'project', heading: 'Harbor', until: 'now' }],
    ['today', work('now')],
    ['before', work('2020-02')],
  ]);
  expect(parted(addEvidencePath('score', { id: 'r1', kind: 'skill' }, items))).toEqual(['/app/work/edit/today', wanted('highlights')]);
  const one = new Map([['before', work('2020-02')]]);
  expect(parted(addEvidencePath('score', { id: 'r1', kind: 'responsibility' }, one))).toEqual(['/app/work/edit/before', wanted('highlights')]);
  expect(parted(addEvidencePath('score', { id: 'r1', kind: 'title' }, one))).toEqual(['/app/work/edit/before', wanted('position')]);
});

test('what has a kind of its own, and a career without a position, begin a new entry', () => {
  const items = new Map([['today', work('now')]]);
  const path = (kind: 'credential' | 'degree' | 'language' | 'skill', known: typeof items | undefined = items) =>
    parted(addEvidencePath('score', { id: 'r1', kind }, known));
  expect(path('credential')).toEqual(['/app/certifications/new', wanted('name')]);
  expect(path('degree')).toEqual(['/app/education/new', wanted('degree')]);
  expect(path('language')).toEqual(['/app/languages/new', wanted('name')]);
  expect(path('skill', new Map())).toEqual(['/app/work/new', wanted('position')]);
});

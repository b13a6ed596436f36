import { addEvidencePath } from './add-evidence-path';
import type { ItemHeading } from './use-item-headings';

const work = (until: string): ItemHeading => ({ kind: 'work', heading: 'Engineer', until });

test('evidence of what was done goes to the position held last, whatever the order of the portfolio', () => {
  const items = new Map<string, ItemHeading>([
    ['student', work('2016-08')],
    ['project', { kind: 'project', heading: 'Harbor', until: 'now' }],
    ['today', work('now')],
    ['before', work('2020-02')],
  ]);
  expect(addEvidencePath({ kind: 'skill' }, items)).toBe('/app/work/edit/today');
  expect(addEvidencePath({ kind: 'responsibility' }, new Map([['before', work('2020-02')]]))).toBe('/app/work/edit/before');
});

test('what has a kind of its own, and a career without a position, begin a new entry', () => {
  const items = new Map([['today', work('now')]]);
  expect(addEvidencePath({ kind: 'credential' }, items)).toBe('/app/certifications/new');
  expect(addEvidencePath({ kind: 'language' }, items)).toBe('/app/languages/new');
  expect(addEvidencePath({ kind: 'skill' }, undefined)).toBe('/app/work/new');
});

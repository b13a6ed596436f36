import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { emptyProfile } from '@folia/contracts/portfolio/fixtures/empty-profile';
import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import fc from 'fast-check';
import { measureCompleteness } from './completeness';
import { nextActions } from './next-action';
import { sectionRows } from './section-rows';

const item = (kind: Item['kind'], fields: Item['fields'], more: Partial<Item> = {}): Item => ({
  id: `${kind}-${JSON.stringify(fields)}`,
  kind,
  fields,
  visibility: 'public',
  position: 0,
  version: 1,
  provenance: { source: 'hand' },
  updatedAt: '2026-01-01T00:00:00Z',
  ...more,
});
const whole = [
  item('work', { employer: 'A', startDate: '2020', highlights: ['Did it with Rust, Go, SQL, Kafka and Redis'] }),
  ...['Rust', 'Go', 'SQL', 'Kafka', 'Redis'].map((name) => item('skill', { name })),
  item('project', { name: 'P', summary: 'Text' }),
  item('education', { institution: 'U', endDate: '2010' }),
  item('certification', { name: 'C', url: 'https://c.example' }),
  item('language', { name: 'German' }),
];
const fullProfile = {
  ...emptyProfile,
  name: 'Ada',
  headline: 'Builds',
  summary: 'x'.repeat(80),
  location: 'Graz',
  links: [{ label: 'Site', url: 'https://a.example' }],
};
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('is 0 for nothing and 100 for a whole portfolio', () => {
  expect(measureCompleteness(emptyProfile, []).total).toBe(0);
  expect(measureCompleteness(fullProfile, whole)).toMatchObject({ total: 100, missing: [] });
});

it('adds up: points, parts and missing reasons are the same hundred', () => {
  const anyItem = fc.record({ kind: fc.constantFrom(...itemKinds), full: fc.boolean() }).map(({ kind, full }) => {
    const fields = Object.entries(itemFields[kind]).map(([name, spec]) => [
      name,
      spec.type === 'list' ? ['a'] : spec.type === 'flag' ? true : 'https://x.example',
    ]);
    return item(kind, Object.fromEntries(full ? fields : fields.slice(0, 1)) as Item['fields']);
  });
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 25 }), fc.string({ maxLength: 200 }), (items, summary) => {
      const { total, parts, done, missing } = measureCompleteness({ ...emptyProfile, summary }, items);
      expect(sum(parts.map((part) => part.max))).toBe(100);
      expect(sum(parts.map((part) => part.got))).toBe(total);
      expect(sum([...done, ...missing].map((check) => check.got))).toBe(total);
      expect(sum(missing.map((check) => check.max - check.got))).toBe(100 - total);
      expect([...done, ...missing].every((check) => Number.isInteger(check.got) && check.got >= 0 && check.got <= check.max)).toBe(true);
    }),
  );
});

it('leads a reason to the very item it is about', () => {
  const mute = item('work', { employer: 'Mute Ltd', startDate: '2019' });
  const { missing } = measureCompleteness(fullProfile, [...whole, mute]);
  expect(missing).toEqual([
    expect.objectContaining({ name: 'position-text', got: 5, max: 10, about: 'Mute Ltd', place: { type: 'items', kind: 'work', itemId: mute.id } }),
  ]);
});

it('asks for an import first, for being seen once there is something to see, and never for nothing', () => {
  const empty = measureCompleteness(emptyProfile, []);
  expect(nextActions({ itemCount: 0, isPublic: false, completeness: empty, imports: [] })[0]).toEqual({ name: 'import' });
  const whole100 = measureCompleteness(fullProfile, whole);
  expect(nextActions({ itemCount: 10, isPublic: false, completeness: whole100, imports: [] })).toEqual([{ name: 'publish' }]);
  expect(nextActions({ itemCount: 10, isPublic: true, completeness: whole100, imports: [] })).toEqual([{ name: 'share' }]);
  const noHeadline = measureCompleteness({ ...fullProfile, headline: '' }, whole.slice(0, 1));
  expect(
    nextActions({ itemCount: 1, isPublic: false, completeness: noHeadline, imports: [] }).map((action) =>
      action.name === 'mend' ? action.check.name : action.name,
    )[0],
  ).toBe('headline');
});

it('brings what was begun first, whatever there is already, and never asks for another import meanwhile', () => {
  const read = (state: ResumeImportSummary['state'], review: ResumeImportSummary['review']): ResumeImportSummary => ({
    id: `${state}-${review}`,
    jobId: '',
    fileId: '',
    fileName: 'resume.pdf',
    sha256: '',
    state,
    review,
    error: null,
    createdAt: '',
    entries: 22,
    hasFile: true,
  });
  const [fresh, open, running] = [read('done', null), read('done', 'open'), read('running', null)];
  const over = [read('done', 'accepted'), read('done', 'discarded'), read('failed', null), read('cancelled', null)];
  const names = (imports: ResumeImportSummary[], itemCount: number, isPublic = false) =>
    nextActions({ itemCount, isPublic, completeness: measureCompleteness(fullProfile, whole), imports }).map((action) =>
      'entry' in action ? `${action.name} ${action.entry.id}` : action.name,
    );
  expect(names([...over, running, fresh, open], 0)).toEqual(['review done-null', 'review done-open', 'follow running-null']);
  expect(names([open], 10)).toEqual(['review done-open', 'publish']);
  expect(names([open], 10, true)).toEqual(['review done-open']);
  expect(names(over, 0)).toEqual(['import']);
});

it('sums up each section', () => {
  const { rows, absent } = sectionRows([...whole, item('skill', { name: 'C' }, { visibility: 'private', position: 1 })]);
  expect(rows[0]).toMatchObject({ kind: 'skill', count: 6, examples: ['Rust', 'Go', 'SQL'], more: 3, visibility: null, publicCount: 5 });
  expect(rows[1]).toMatchObject({ kind: 'work', examples: ['A'], visibility: 'public' });
  expect(absent).toContain('volunteering');
});

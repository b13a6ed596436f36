import { type FieldSpec, headingFields, type ItemKind, itemFields, itemKinds } from './fields';
import { itemContent } from './shapes';

const valueFor = (spec: FieldSpec, length: number) =>
  ({
    text: 'x'.repeat(length),
    markdown: 'x'.repeat(length),
    date: '2020-04',
    url: 'https://example.com/x',
    list: [spec.of === 'url' ? 'https://example.com/x' : 'x'.repeat(length)],
    flag: true,
  })[spec.type];

const issuesOf = (kind: ItemKind, fields: Record<string, unknown>) => {
  const parsed = itemContent.safeParse({ kind, fields });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'));
};

test.each(itemKinds)('%s takes every field up to its length, and not one character more', (kind) => {
  const heading = { [headingFields[kind][0]]: 'Heading' };
  for (const [name, spec] of Object.entries(itemFields[kind] as Record<string, FieldSpec>)) {
    expect([name, issuesOf(kind, { ...heading, [name]: valueFor(spec, spec.max) })]).toEqual([name, []]);
    if (spec.type === 'text' || spec.type === 'markdown')
      expect(issuesOf(kind, { ...heading, [name]: valueFor(spec, spec.max + 1) })).toEqual([`fields.${name}`]);
  }
});

test.each(itemKinds)('%s needs something that heads it and knows no other fields', (kind) => {
  expect(issuesOf(kind, {})).toEqual(['fields']);
  expect(issuesOf(kind, { [headingFields[kind][0]]: 'x', nonsense: 'y' })).toEqual(['fields']);
});

test('a date is a year or a year and month, and an end is not before its start', () => {
  for (const date of ['2020', '2020-12', '']) expect(issuesOf('work', { position: 'x', startDate: date })).toEqual([]);
  for (const date of ['2020-13', '20', '2020-1', 'May 2020', '2020-01-01'])
    expect(issuesOf('work', { position: 'x', startDate: date })).toEqual(['fields.startDate']);
  expect(issuesOf('work', { position: 'x', startDate: '2020-05', endDate: '2020-04' })).toEqual(['fields']);
  expect(issuesOf('work', { position: 'x', startDate: '2020-05', endDate: '2020' })).toEqual([]);
  expect(issuesOf('work', { position: 'x', endDate: '2020', current: true })).toEqual(['fields']);
});

test('empty values are left out, so that "not said" has one form', () => {
  expect(
    itemContent.parse({ kind: 'work', fields: { position: ' a  b ', employer: '', highlights: ['', ' x '], current: false, endDate: '' } }).fields,
  ).toEqual({ position: 'a b', highlights: ['x'] });
});

test('an address without its beginning is completed', () => {
  for (const url of ['//example.com', 'example.com'])
    expect(itemContent.parse({ kind: 'project', fields: { name: 'x', url } }).fields).toMatchObject({ url: 'https://example.com' });
});

test('addresses that could run something are refused', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/hosts', 'mailto:ada@example.com', 'no address']) {
    expect([url, issuesOf('project', { name: 'x', url })]).toEqual([url, ['fields.url']]);
  }
});

test('every item may name the skills it shows; skills and languages are skills themselves', () => {
  for (const kind of itemKinds) expect([kind, 'skills' in itemFields[kind]]).toEqual([kind, kind !== 'skill' && kind !== 'language']);
});

test('the owner is marked among the authors, and the mark goes with the name', () => {
  const publication = (fields: object) => itemContent.parse({ kind: 'publication', fields: { title: 'T', ...fields } }).fields;
  expect(publication({ authors: ['A. One', 'B. Two'], self: 'B. Two' })).toMatchObject({ self: 'B. Two' });
  expect(publication({ authors: ['A. One'], self: 'B. Two' })).not.toHaveProperty('self');
  expect(publication({ self: 'B. Two' })).not.toHaveProperty('self');
});

test('a list of addresses takes addresses alone', () => {
  expect(issuesOf('project', { name: 'x', links: ['https://example.com', ''] })).toEqual([]);
  expect(issuesOf('project', { name: 'x', links: ['javascript:alert(1)'] })).toEqual(['fields.links.0']);
});

import { headingFields, itemFields, itemKinds } from '@folia/contracts/item/fields';
import fc from 'fast-check';
import { changedFields } from '../../lib/changed-fields';
import { checkFields, fetchRules, fieldErrors } from './check-fields';
import { cleanPaste } from './clean-paste';
import { editorFields } from './editor-fields';
import { keepBoth } from './keep-both';
import { moveEntry } from './move-item';
import { joinDate, readTypedDate, splitDate } from './partial-date-parts';

beforeAll(fetchRules);

it.each(itemKinds)('has a labelled field for every field of %s', (kind) => {
  const fields = editorFields(kind);
  expect(fields.map((field) => field.name).sort()).toEqual(Object.keys(itemFields[kind]).sort());
  expect(fields.every((field) => field.label && field.max > 0)).toBe(true);
  expect(headingFields[kind]).toContain(fields[0]?.name);
});

it('leaves no hole beside a short field and keeps From and Until together', () => {
  for (const kind of itemKinds) {
    const fields = editorFields(kind);
    const halves = fields
      .map((field) => (field.wide ? ' ' : field.name))
      .join(',')
      .split(' ');
    for (const run of halves) expect(run.split(',').filter(Boolean).length % 2).toBe(0);
    const from = fields.findIndex((field) => field.name === 'startDate');
    if (from >= 0) expect([fields[from]?.wide, fields[from + 1]?.name, fields[from + 1]?.wide]).toEqual([false, 'endDate', false]);
  }
});

it('says each rule at its field', () => {
  expect(checkFields('project', { url: 'https://a.example' })).toEqual({ name: 'Fill in Name.' });
  expect(checkFields('project', { name: 'A', url: 'example' })).toEqual({ url: 'Use an address such as example.com/page' });
  expect(checkFields('work', { position: 'A', startDate: '2020', endDate: '2019' })).toEqual({ endDate: 'This ends before it starts.' });
  expect(checkFields('work', { employer: 'A', startDate: '20' })).toEqual({ startDate: 'Use a year between 1900 and 2199.' });
  expect(checkFields('skill', { name: 'x'.repeat(101) })).toEqual({ name: 'Use at most 100 characters.' });
  expect(checkFields('talk', { title: 'A' })).toEqual({});
});

it("reads the API's issues", () => {
  expect(fieldErrors('work', [{ path: 'content.fields.highlights.2', message: 'Too big: expected string to have <=2000 characters' }])).toEqual({
    highlights: 'Use at most 2,000 characters.',
  });
  expect(fieldErrors('work', [{ path: 'content.fields', message: 'needs one of: position, employer' }])).toEqual({
    position: 'Fill in one of these: Position, Employer.',
  });
  expect(fieldErrors('work', [{ path: '', message: 'more than 2000 items' }])).toEqual({
    position: 'A portfolio holds at most 2,000 entries. Delete one to add another.',
  });
});

it('takes a date as months and years or as typed', () => {
  expect(splitDate('2021-03')).toEqual({ year: '2021', month: '03' });
  expect(joinDate({ year: '2021', month: '' })).toBe('2021');
  expect(['2021-3', '03/2021', '3.2021', '2021-13', '2021'].map(readTypedDate)).toEqual([
    { year: '2021', month: '03' },
    { year: '2021', month: '03' },
    { year: '2021', month: '03' },
    null,
    null,
  ]);
});

it('moves up, down and to the top, and stands still at the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 'top')).toEqual(['c', 'a', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 1, 'up')).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 1, 'down')).toEqual(['a', 'c', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, 'up')).toEqual(['a', 'b', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it('keeps both versions: lists and texts hold what either says, a single value is mine', () => {
  const theirs = { title: 'Theirs', summary: 'Theirs.', highlights: ['a', 'b'], date: '2020' };
  const mine = { title: 'Mine', summary: 'Mine.', highlights: ['b', 'c'], url: 'https://m.example' };
  expect(keepBoth(mine, theirs)).toEqual({
    title: 'Mine',
    summary: 'Theirs.\n\nMine.',
    highlights: ['a', 'b', 'c'],
    date: '2020',
    url: 'https://m.example',
  });
  expect(keepBoth({ summary: 'A longer text.' }, { summary: 'A longer' }).summary).toBe('A longer text.');
  expect(keepBoth({ current: true }, { endDate: '2020' })).toEqual({ current: true, endDate: '' });
});

it('cleans what is pasted', () => {
  expect(cleanPaste('\u2022\u00a0Built\u200b it\r\n\r\n\r\n\u25cf\tRan\u00ad it  \r', true)).toBe('- Built it\n\n- Ran it\n');
  expect(cleanPaste('Ada\r\nNovak\u0007 ', false)).toBe('Ada Novak');
  expect(cleanPaste('a * b', true)).toBe('a * b');
});

it('leaves nothing in a paste that a field would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(checkFields('project', { name: 'x', summary: cleanPaste(text, true) })).toEqual({});
    }),
  );
});

it('sees no change between empty and missing', () => {
  expect(changedFields({ a: '', b: ['x', ''], c: false }, { b: ['x'] })).toEqual([]);
  expect(changedFields({ a: 'x' }, { b: 'y' })).toEqual(['a', 'b']);
});

import { itemFields, itemKinds } from '@folia/contracts/item/fields';
import { rowWords } from './row-words';

test('a row says what an entry is and where it was', () => {
  expect(rowWords({ kind: 'work', fields: { position: 'Engineer', employer: 'Acme', location: 'Oslo' } })).toEqual(['Engineer', 'Acme']);
  expect(rowWords({ kind: 'talk', fields: { title: 'Contours', event: 'Carto Days', date: '2023-05' } })).toEqual(['Contours', 'Carto Days']);
});

test('what heads the row is not said twice, and of a date the year is enough', () => {
  expect(rowWords({ kind: 'work', fields: { employer: 'Acme', startDate: '2019-04' } })).toEqual(['Acme', '2019']);
  expect(rowWords({ kind: 'education', fields: { institution: 'University of Bergen' } })).toEqual(['University of Bergen', '']);
  expect(rowWords({ kind: 'achievement', fields: { title: 'Marathon', date: '2021' } })).toEqual(['Marathon', '2021']);
});

test('every kind has a second line once all of its fields are filled', () => {
  for (const kind of itemKinds) {
    const fields = Object.fromEntries(Object.entries(itemFields[kind]).map(([name, { type }]) => [name, type === 'date' ? '2020-02' : `the ${name}`]));
    expect(rowWords({ kind, fields })).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  }
});

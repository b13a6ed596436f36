import { placeByDate } from './place-by-date';

const job = (id: string, startDate?: string, endDate?: string) => ({
  id,
  fields: { position: id, ...(startDate && { startDate }), ...(endDate ? { endDate } : startDate ? { current: true } : {}) } as Record<
    string,
    string | boolean
  >,
});

test('a newer job stands above older ones, an older one below, one without dates last', () => {
  const present = [job('b', '2016', '2020'), job('d', '2010', '2012')];
  expect(placeByDate(present, [job('a', '2024'), job('c', '2012', '2015'), job('e')])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the order somebody chose is left as it is', () => {
  const chosen = [job('old', '2001', '2002'), job('new', '2020')];
  expect(placeByDate(chosen, [])).toEqual(['old', 'new']);
});

test('what a document lists in its own order keeps it where dates are equal', () => {
  expect(placeByDate([], [job('first', '2020', '2021'), job('second', '2020', '2021')])).toEqual(['first', 'second']);
});

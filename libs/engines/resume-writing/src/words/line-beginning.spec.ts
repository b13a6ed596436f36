import { inFirstPerson } from './line-beginning';

it.each([
  ['Led four people', true, 'I led four people'],
  ['Refactored the billing', false, 'I refactored the billing'],
  ['Teach student nurses', true, 'I teach student nurses'],
  ['I kept the books', true, 'I kept the books'],
  ['Support three teams', true, 'I support three teams'],
])('says "%s" in the first person', (line, isNow, said) => {
  expect(inFirstPerson(line, 'en', isNow)).toBe(said);
});

it.each([
  ['Teach student nurses', false],
  ['Support desk for the region', true],
  ['Lead developer of the checkout', true],
  ['Experienced in trauma', true],
  ['Home visits and equipment', true],
  ['AWS migration', true],
  ['', true],
])('leaves "%s" as it is', (line, isNow) => {
  expect(inFirstPerson(line, 'en', isNow)).toBeNull();
});

it('says German lines that leave out "ich" with it, and leaves nouns alone', () => {
  expect(inFirstPerson('Betreue Kabelsätze', 'de', true)).toBe('Ich betreue Kabelsätze');
  expect(inFirstPerson('Moderiere die FMEA', 'de', true)).toBe('Ich moderiere die FMEA');
  expect(inFirstPerson('Betreuung von Kabelsätzen', 'de', true)).toBeNull();
  expect(inFirstPerson('Analyse der Daten', 'de', true)).toBeNull();
});

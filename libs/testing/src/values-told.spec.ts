import { valuesTold } from './values-told';

test('a year inside an id is not told, the same year beside it is', () => {
  const withId = '{"id":"01a2011e-2017-7000-8000-20172011abcd","text":"Built services"}';
  expect(valuesTold(withId, ['2011', '2017', 'services'])).toEqual(['services']);
  expect(valuesTold(`${withId} in 2017`, ['2011', '2017'])).toEqual(['2017']);
});

test('a value is told whole, in any case, with whatever signs it holds', () => {
  expect(valuesTold('ADA@novak.example, +49 341 1234567, planned', ['ada@novak.example', '+49 341 1234567', 'plan', '234567'])).toEqual([
    'ada@novak.example',
    '+49 341 1234567',
  ]);
});

import { standingOf } from './standings';

it.each([
  ['Approved Mental Health Professional (AMHP)', 'member'],
  ['Registered Nurse', 'member'],
  ['Registered with the care council', 'beginning'],
  ['HCPC registered', 'end'],
  ['NMC registration', 'held'],
  ['Level 2 Award in Nutrition', null],
])('%s reads as %s', (name, standing) => {
  expect(standingOf(name)).toBe(standing);
});

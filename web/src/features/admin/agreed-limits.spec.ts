import { agreedLimits } from '@folia/contracts/plan/shapes';
import { isLimit, limitFields, limitsOf } from './agreed-limits';

test('every limit that can be agreed on has its field', () => {
  expect(limitFields.map(({ name }) => name).sort()).toEqual(Object.keys(agreedLimits.shape).sort());
});

test('a number is the limit, the word for none takes it away, and what is left empty is as the plan says', () => {
  expect(limitsOf({ 'fit-score': ' 40 ', storageBytes: '2048', screeningJobs: 'Unlimited', profiles: '', answersPerDay: ' ' })).toEqual({
    'fit-score': 40,
    storageBytes: 2048 * 1024 * 1024,
    screeningJobs: null,
  });
});

test('nothing else is a limit, and profiles always have one', () => {
  expect(['', '12', 'unlimited', '-1', '2.5', '9,5', 'many'].filter((text) => isLimit('fit-score', text))).toEqual(['', '12', 'unlimited']);
  expect(isLimit('profiles', 'unlimited')).toBe(false);
});

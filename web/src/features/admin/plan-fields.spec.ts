import { plans } from '@folia/contracts/plans';
import { termsOf, typedTerms, wrongFields } from './plan-fields';

test('terms that nobody changed come out as they went in, unlimited ones too', () => {
  for (const terms of Object.values(plans)) expect(termsOf(terms, typedTerms(terms))).toEqual(terms);
});

test('what is typed is the new price or limit; nothing typed is no limit', () => {
  const typed = { ...typedTerms(plans.pro), price: ' 31.50 ', 'fit-score': '', storage: '2048' };
  const { price, meters, storageBytes } = termsOf(plans.pro, typed);
  expect([price, meters['fit-score'], storageBytes]).toEqual([31.5, { limit: null, per: 'month' }, 2048 * 1024 * 1024]);
});

test('what is no number is refused by its field, and nothing where a number must stand', () => {
  const typed = { ...typedTerms(plans.basic), price: '9,50', 'fit-score': '-1', 'resume-import': '2.5', profiles: '', analytics: 'all' };
  expect(wrongFields(typed)).toEqual(['price', 'resume-import', 'fit-score', 'profiles', 'analytics']);
});

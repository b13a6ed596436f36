import { planNames as allPlans, type PlanName, plans } from '@folia/contracts/plans';
import { offersOf } from './offers';
import { comparison, linesOf, pricesOf } from './plan-words';

const said = (name: PlanName) => linesOf(name, plans[name]).map(({ figure, words }) => (figure ? `${figure} ${words}` : words));

test('the plans say what the list of plans says, in its words', () => {
  expect(said('free')).toEqual(['Portfolio creation', '2 resume imports', '5 FitScore per month']);
  expect(said('basic')).toEqual(['10 resume imports per month', '50 FitScore per month', '100 TailorMade resumes per month']);
  expect(said('pro')).toEqual(['100 imports per month', '200 FitScore per month', '500 TailorMade resumes per month', 'Premium analytics']);
  expect(said('enterprise')).toEqual(['Unlimited', 'Team collaboration', 'Dedicated support']);
  expect(allPlans.filter((name) => plans[name].label === 'Most Popular')).toEqual(['pro']);
});

test('a year costs ten months', () => {
  expect(allPlans.map((name) => [pricesOf(plans[name]).month.sum, pricesOf(plans[name]).year.sum])).toEqual([
    ['$0', '$0'],
    ['$9', '$90'],
    ['$29', '$290'],
    ['Custom', 'Custom'],
  ]);
});

test('the comparison has every limit of the plans', () => {
  const rows = Object.fromEntries(comparison.flatMap(({ rows }) => rows).map(({ title, of }) => [title, allPlans.map((name) => of(plans[name]))]));
  expect(rows).toEqual({
    'Resume imports': ['2', '10 per month', '100 per month', 'Unlimited'],
    FitScore: ['5 per month', '50 per month', '200 per month', 'Unlimited'],
    'TailorMade resumes': ['1 in total', '100 per month', '500 per month', 'Unlimited'],
    'Portfolio creation': [true, true, true, true],
    Profiles: ['1', '3', '10', '100'],
    Storage: ['50 MB', '200 MB', '1 GB', 'By agreement'],
    'DeepTalk answers': ['50 a day', '300 a day', '2,000 a day', 'Unlimited'],
    'Analytics history': ['30 days', '90 days', '365 days', '365 days'],
    'Premium analytics': [false, false, true, true],
    'Screening candidates': ['1 job × 25', '3 jobs × 100', '20 jobs × 1,000', 'By agreement'],
    'Team collaboration': [false, false, false, true],
    'Dedicated support': [false, false, false, true],
  });
});

test('search engines are told every price, and that only Free can be had today', () => {
  expect(offersOf(plans).map(({ name, price, isOnSale }) => [name, price, isOnSale])).toEqual([
    ['Free', 0, true],
    ['Basic', 9, false],
    ['Basic, a year', 90, false],
    ['Pro', 29, false],
    ['Pro, a year', 290, false],
  ]);
});

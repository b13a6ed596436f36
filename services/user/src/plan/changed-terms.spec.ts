import { plans } from '@folia/contracts/plans';
import { changedTerms } from './changed-terms';

test('a change is told by its fields, also where a limit ends', () => {
  const { pro } = plans;
  const after = { ...pro, price: 31.5, label: undefined, meters: { ...pro.meters, 'fit-score': { limit: null, per: 'month' as const } } };
  expect(changedTerms(pro, after)).toEqual({
    from: 'price 29, label Most Popular, meters.fit-score.limit 200',
    to: 'price 31.5, label none, meters.fit-score.limit unlimited',
  });
  expect(changedTerms(pro, { ...pro })).toEqual({ from: '', to: '' });
});

import { plans } from '@folia/contracts/plans';
import { changedTerms, withFields } from './changed-terms';

test('a change is told by its fields, also where a limit ends', () => {
  const { pro } = plans;
  const after = { ...pro, price: 31.5, label: undefined, meters: { ...pro.meters, 'fit-score': { limit: null, per: 'month' as const } } };
  expect(changedTerms(pro, after)).toEqual({
    from: 'price 29, label Most Popular, meters.fit-score.limit 200',
    to: 'price 31.5, label none, meters.fit-score.limit unlimited',
  });
  expect(changedTerms(pro, { ...pro })).toEqual({ from: '', to: '' });
});

test('fields are set by their paths, and a field that is not there is named', () => {
  const after = { ...plans.pro, price: 31.5, storageBytes: null, meters: { ...plans.pro.meters, 'fit-score': { limit: 300, per: 'month' } } };
  expect(withFields(plans.pro, ['price=31.5', 'meters.fit-score.limit=300', 'storageBytes=null'])).toEqual(after);
  expect(withFields(plans.pro, ['label=Best = cheapest'])).toEqual({ ...plans.pro, label: 'Best = cheapest' });
  for (const wrong of ['meters.fit.limit=1', 'cost=3', 'price.month=3', '__proto__.toString=3'])
    expect(() => withFields(plans.pro, [wrong])).toThrow(`There is no field ${wrong.split('=')[0]}.`);
  expect(plans.pro.price).toBe(29);
});

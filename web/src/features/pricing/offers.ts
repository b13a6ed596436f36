import { annualPrice, plans } from '@folia/contracts/plans';
import { paths } from '../../lib/paths';
import { allPlans, planNames } from './plan-words';

/** Everything that has a price, by the month and by the year, for structured data. What is agreed on has none. */
export const offers = allPlans.flatMap((name) => {
  const { price } = plans[name];
  const year = annualPrice(plans[name]);
  if (price === null || year === null) return [];
  // Only the free plan can be had today.
  const offer = { path: paths.pricing.href(), isOnSale: price === 0 };
  const monthly = { ...offer, name: planNames[name], price };
  return price === 0 ? [monthly] : [monthly, { ...offer, name: `${planNames[name]}, a year`, price: year }];
});

import { type Plans, planNames, priceCents } from '@folia/contracts/plans';
import { paths } from '../../lib/paths';
import { nameOf } from './plan-words';

/** Everything that has a price, by the month and by the year, for structured data. What is agreed on has none. */
export const offersOf = (plans: Plans) =>
  planNames.flatMap((name) => {
    const [month, year] = [priceCents(plans[name], 'month'), priceCents(plans[name], 'year')];
    if (month === null || year === null) return [];
    // Only the free plan can be had today.
    const offer = { path: paths.pricing.href(), isOnSale: month === 0 };
    const monthly = { ...offer, name: nameOf[name], price: month / 100 };
    return month === 0 ? [monthly] : [monthly, { ...offer, name: `${nameOf[name]}, a year`, price: year / 100 }];
  });

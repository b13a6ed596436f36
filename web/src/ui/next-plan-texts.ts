import type { NextPlan } from '../lib/next-plan';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const planNames = { basic: 'Basic', pro: 'Pro' };

export const nextPlanTexts = {
  sum: ({ plan, todayCents, thenCents, cycle }: NextPlan) =>
    `${planNames[plan]} costs ${dollars.format(todayCents / 100)} today, then ${dollars.format(thenCents / 100)} a ${cycle}.`,
};

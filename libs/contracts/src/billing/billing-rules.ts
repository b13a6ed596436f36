/** What can be paid for by oneself; Enterprise is agreed on. */
export const soldPlans = ['basic', 'pro'] as const;
export type SoldPlan = (typeof soldPlans)[number];
export const billingCycles = ['month', 'year'] as const;
export type BillingCycle = (typeof billingCycles)[number];
/** What everything is paid in. Sums are integer cents of it. */
export const currency = 'usd';

/** For how many days a plan goes on when its renewal could not be charged, and on which of them it is tried again. */
export const graceDays = 14;
export const tryDays = [3, 7] as const;
/** For how many days after a purchase a person may withdraw from it. */
export const withdrawalDays = 14;
/** How many days ahead the renewal of a year is announced. */
export const renewalNewsDays = [30, 7] as const;
/** For how many minutes a quote counts. */
export const quoteMinutes = 30;
/** For how many minutes the page on which an order is paid stays open; the payment provider wants it open for at least 30. */
export const checkoutMinutes = 60;

/** The largest event of the payment provider, in bytes, and how many seconds its signature may be old or ahead. */
export const maxProviderEventBytes = 256 * 1024;
export const providerSignatureSeconds = 300;

/** How many requests for a plan one person or network may send per day. */
export const planRequestsPerDay = 5;
export const maxPlanRequestCharacters = 4_000;

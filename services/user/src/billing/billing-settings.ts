import type { Seller, TaxRates } from './tax-for';

/** Who sells and what tax applies; `now` is the clock that periods, quotes and tries go by. `key` makes network addresses recognisable without keeping them. */
export type BillingSettings = { seller: Seller; taxRates: TaxRates; now: () => Date; key: string };
export const billingSettings = Symbol('billing settings');

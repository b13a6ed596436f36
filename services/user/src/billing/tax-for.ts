import type { BillingDetails } from '@folia/contracts/billing/shapes';

/** Who sells, as invoices say it. `country` is ISO 3166-1 alpha-2. */
export type Seller = { name: string; address: string[]; country: string; vatNumber: string; email: string };
/** Tax in percent by country; what is not listed is not taxed. */
export type TaxRates = Readonly<Record<string, number>>;
export type Tax = { percent: number; reverseCharge: boolean };

const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
/** Whether a country belongs to the EU, by ISO 3166-1 alpha-2. */
export const isInUnion = (country: string): boolean => union.has(country);
/** The country that gave a VAT number; Greek ones start with EL. */
export const countryOfNumber = (vatNumber: string) => vatNumber.slice(0, 2).replace('EL', 'GR');

/**
 * The tax of the buyer's country; the seller's own while the buyer is unknown. A business of another EU country pays the tax itself (Directive 2006/112/EC,
 * articles 44 and 196): its number has to be of its country.
 */
export function taxFor(seller: Seller, rates: TaxRates, buyer: BillingDetails | null): Tax {
  const country = buyer?.country ?? seller.country;
  const isAbroad = country !== seller.country && isInUnion(country) && isInUnion(seller.country);
  if (isAbroad && seller.vatNumber && buyer?.vatNumber && countryOfNumber(buyer.vatNumber) === country) return { percent: 0, reverseCharge: true };
  return { percent: rates[country] ?? 0, reverseCharge: false };
}

/** Tax on a sum, in whole cents. */
export const taxOn = (cents: number, { percent }: Tax): number => Math.round((cents * percent) / 100);

import type { BillingDetails } from '@folia/contracts/billing/shapes';
import { brokenRules } from '@folia/contracts/broken-rules';
import { checkVAT, countries } from 'jsvat-next';
import { countryOfNumber, isInUnion } from './tax-for';

/**
 * What is wrong with a VAT number; null if nothing is. One of the EU has to have its country's form and check digits (VIES), and whoever is in the EU gives one of
 * their country. Of others the form is not known here.
 */
export function vatNumberFault({ country, vatNumber }: Pick<BillingDetails, 'country' | 'vatNumber'>): string | null {
  if (vatNumber === '') return null;
  const issuer = countryOfNumber(vatNumber);
  if (isInUnion(country) && issuer !== country) return brokenRules.vatNumberElsewhere;
  return isInUnion(issuer) && !checkVAT(vatNumber, countries).isValid ? brokenRules.vatNumberWrong : null;
}

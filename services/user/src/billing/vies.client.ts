import { z } from 'zod';
import { countryOfNumber, isInUnion, type Seller } from './tax-for';
import type { VatRegister } from './vat-register';

/** Somebody waits for the answer, and the question to this service as a whole has five seconds. */
const patienceMs = 3_000;
// Whatever goes wrong there is told with `actionSucceed: false` and the reasons, also with status 200: of the number that says nothing.
const told = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });

/** What VIES calls the two parts of a number: Greece is EL there. */
const partsOf = (vatNumber: string) => ({ country: vatNumber.slice(0, 2).replace('GR', 'EL'), digits: vatNumber.slice(2) });

/** The VAT Information Exchange System of the EU, by its REST API (`POST {url}/check-vat-number`). A seller of the EU gives its own number, and gets one for each answer. */
export function viesRegister({ url, seller }: { url: string; seller: Seller }): VatRegister {
  const own = isInUnion(countryOfNumber(seller.vatNumber)) ? partsOf(seller.vatNumber) : null;
  return {
    async check(vatNumber) {
      const { country, digits } = partsOf(vatNumber);
      const asked = { countryCode: country, vatNumber: digits, ...(own && { requesterMemberStateCode: own.country, requesterNumber: own.digits }) };
      try {
        const answer = await fetch(`${url.replace(/\/$/, '')}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(asked),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        const { valid, requestIdentifier } = told.parse(await answer.json());
        return { state: valid ? 'in-use' : 'not-in-use', consultation: requestIdentifier ?? '' };
      } catch {
        return { state: 'unknown', consultation: '' };
      }
    },
  };
}

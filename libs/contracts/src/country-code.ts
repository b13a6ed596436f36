import { z } from 'zod';
import { brokenRules } from './broken-rules';

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Regions that have a code of two letters and are no country. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Former codes, such as UK, are not the ones that hold. */
const isCurrent = (code: string): boolean => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const isCountry = (code: string): boolean => names.of(code) !== undefined && isCurrent(code) && !noCountries.has(code);

/** A country by its code of two letters, ISO 3166-1 alpha-2; small letters are taken too. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: brokenRules.country, abort: true })
  .refine(isCountry, brokenRules.country);

import { z } from 'zod';
import { brokenRules } from './broken-rules';

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Regions that have a code of two letters and are no country. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** UK and other former codes become those that hold. */
const currentCode = (code: string): string => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice(4) ?? code;

/** A country by its code of two letters, ISO 3166-1 alpha-2; small letters and former codes are taken too. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: brokenRules.country, abort: true })
  .transform(currentCode)
  .refine((code) => names.of(code) !== undefined && !noCountries.has(code), brokenRules.country);

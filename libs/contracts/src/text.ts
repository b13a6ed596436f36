import { z } from 'zod';
import { brokenRules } from './broken-rules';
import { changeTexts } from './change-texts';
import { completeAddress } from './complete-address';

// Bidi overrides and isolates can make one name look like another; other control characters break headers, logs and Postgres (NUL).
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const reordering = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/g;

/**
 * A value from JSON or a query, with U+FFFD in place of each unpaired surrogate, in all texts and field names: such text is not valid Unicode, and no store
 * accepts it. All outside input passes through here before a schema reads it.
 */
export function wellFormed<T>(value: T): T;
export function wellFormed(value: unknown): unknown {
  const mended = (text: string) => text.toWellFormed();
  return changeTexts(value, mended, mended);
}

/** One line of typed text, 1–`max` characters: bidi overrides and line ends are removed, control characters are refused. */
export const lineText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !forbidden.test(value), brokenRules.controlCharacters)
    .transform((value) => value.normalize('NFC').replace(reordering, '').replace(/\s+/g, ' ').trim());

/** Multi-line text, up to `max` characters, cleaned like {@link lineText} but keeping line ends and tabs. */
export const blockText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !forbidden.test(value), brokenRules.controlCharacters)
    .transform((value) => value.normalize('NFC').replace(reordering, '').replace(/\r\n?/g, '\n').trim());

/**
 * Multi-line text read as Markdown, cleaned like {@link blockText}. Pictures become links, and links to anything but the web or mail lose their address.
 * Anything that looks like HTML is text and stays (DESIGN section 8: sanitised on write, escaped on output).
 */
export const markdownText = (max: number) =>
  blockText(max).transform((value) =>
    value.replace(/!(?=\[[^[\]\n]*\]\()/g, '').replace(/\[([^[\]\n]*)\]\(\s*<?(?!https?:|mailto:)[a-z][a-z0-9+.-]*:[^\s)]*\)?/gi, '$1'),
  );

/** A date as resumes give it: `YYYY` or `YYYY-MM` (DESIGN section 4). */
export const partialDate = z.string().regex(/^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/, brokenRules.partialDate);

/** An absolute http(s) address, at most 2,000 characters; a missing `https://` is added. */
export const webAddress = z
  .string()
  .overwrite(completeAddress)
  .max(2000)
  .refine((value) => {
    try {
      return ['http:', 'https:'].includes(new URL(value).protocol);
    } catch {
      return false;
    }
  }, brokenRules.webAddress);

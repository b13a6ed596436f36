import { minLinkPassword } from '@folia/contracts/limits';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords most often found in leaks: 49,000, in lower case (zxcvbn's list). */
const common = new Set(dictionary['passwords-common']);
/** Blanks of all kinds, also those that Unicode calls letters or symbols: Hangul fillers, the empty Braille cell. */
const blanks = /[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether a password is among the first that an attacker tries: a common one, whatever its capitals and blanks, or little more than blanks or one sign. */
export function isGuessable(password: string): boolean {
  const signs = password.normalize('NFKC').toLowerCase().replace(blanks, '');
  return signs.length < minLinkPassword || new Set(signs).size < 3 || common.has(signs);
}

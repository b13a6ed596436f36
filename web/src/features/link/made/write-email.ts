import type { Link } from '@folia/contracts/link/shapes';
import { madeTexts } from './made-texts';

const words = madeTexts.email;

/** An e-mail to the recipient: the address, and what they will be asked for. */
export function writeEmail({ expiresAt, hasPassword, emailRule }: Pick<Link, 'expiresAt' | 'hasPassword' | 'emailRule'>, address: string): string {
  const rules = [words.until(expiresAt), hasPassword ? words.password : '', emailRule.type === 'anyone' ? '' : words.code].filter(Boolean).join(' ');
  return [words.hello, `${words.here}\n${address}`, rules, words.bye].filter(Boolean).join('\n\n');
}

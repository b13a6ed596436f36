import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail } from '@folia/testing/read-mail';
import { expect } from '@playwright/test';
import { readMail } from './contracts';

/** An e-mail address that nobody else has. */
export const newAddress = (name: string) => `${name.toLowerCase().replace(/\W+/g, '-')}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Everything that has arrived at an address so far, in order. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env.FOLIA_MAIL;
  if (!folder) throw new Error('FOLIA_MAIL says where the e-mails are kept: run the journeys by `npm test -- journeys`');
  return readdirSync(folder)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; raw: string })
    .filter(({ to }) => to === address)
    .map(({ raw }) => readMail(raw));
}

/** The last e-mail with this subject to an address, once there is one. */
export async function mailTo(address: string, subject: string | RegExp): Promise<Mail> {
  const matching = () => mailsTo(address).filter((one) => (typeof subject === 'string' ? one.subject === subject : subject.test(one.subject)));
  await expect.poll(() => matching().length, { message: `an e-mail to ${address}: ${subject}`, timeout: 30_000 }).toBeGreaterThan(0);
  return matching().at(-1) as Mail;
}

/** The one address in an e-mail whose path begins like this. */
export function addressIn(mail: Mail, path: string): string {
  const found = mail.text.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  if (!found) throw new Error(`no address of ${path} in: ${mail.text}`);
  return found;
}

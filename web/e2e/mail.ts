import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export type Mail = { subject: string; headers: string; text: string };

/** An e-mail address that nobody else has. */
export const newAddress = (name: string) => `${name.toLowerCase().replace(/\W+/g, '-')}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Encoded words of a header (RFC 2047) and quoted-printable or base64 bodies, as nodemailer writes them. */
const plainHeader = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_all, words: string) => Buffer.from(words, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_all, words: string) => unquoted(words.replaceAll('_', ' ')));
const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

function read(raw: string): Mail {
  const at = raw.indexOf('\n\n');
  const headers = plainHeader(raw.slice(0, at).replace(/\n[ \t]+/g, ' '));
  const body = raw.slice(at + 2);
  const text = /^Content-Transfer-Encoding: quoted-printable$/im.test(headers)
    ? unquoted(body)
    : /^Content-Transfer-Encoding: base64$/im.test(headers)
      ? Buffer.from(body, 'base64').toString()
      : body;
  return { subject: /^Subject: (.*)$/m.exec(headers)?.[1] ?? '', headers, text };
}

/** Everything that has arrived at an address so far, in order. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env.FOLIA_MAIL;
  if (!folder) throw new Error('FOLIA_MAIL says where the e-mails are kept: run the journeys by `npm test -- journeys`');
  return readdirSync(folder)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; raw: string })
    .filter(({ to }) => to === address)
    .map(({ raw }) => read(raw));
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

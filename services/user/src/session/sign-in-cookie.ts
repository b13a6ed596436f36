import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyList } from '@folia/platform/key-list';

/** Ties a sign-in to the browser that started it. `at` is in seconds; the verifier is PKCE's (RFC 7636). */
export type SignInSecret = { at: number; nonce: string; googleState: string; linkedinState: string; verifier: string };

const liveForS = 600;
/** How many sign-ins one browser may have in progress: each tab that shows the sign-in options starts one. */
const keptAtOnce = 3;
const random = () => randomBytes(32).toString('base64url');
const sign = (text: string, key: string) => createHmac('sha256', key).update(`sign-in:${text}`).digest('base64url');

export const makeSecret = (nowMs: number): SignInSecret => ({
  at: Math.floor(nowMs / 1000),
  nonce: random(),
  googleState: random(),
  linkedinState: random(),
  verifier: random(),
});

function seal(secret: SignInSecret, key: string): string {
  const text = Buffer.from(JSON.stringify(secret)).toString('base64url');
  return `${text}.${sign(text, key)}`;
}

/** The sealed secret; null when it is not ours or older than ten minutes. */
function open(sealed: string, keys: KeyList, nowMs: number): SignInSecret | null {
  const [text = '', signature = ''] = sealed.split('.');
  const given = Buffer.from(signature);
  const isOf = (expected: Buffer) => expected.length === given.length && timingSafeEqual(expected, given);
  if (!keys.some((key) => isOf(Buffer.from(sign(text, key))))) return null;
  const secret = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignInSecret;
  return nowMs / 1000 - secret.at <= liveForS ? secret : null;
}

/** The secrets in a sign-in cookie that are still valid, the latest first. */
export const openSecrets = (cookie: string, keys: KeyList, nowMs: number): SignInSecret[] =>
  cookie
    .split('~')
    .map((sealed) => open(sealed, keys, nowMs))
    .filter((secret) => secret !== null);

/** The cookie with one more secret added, so that a sign-in begun in another tab can still finish. */
export const withSecret = (secret: SignInSecret, cookie: string, keys: KeyList, nowMs: number): string =>
  [secret, ...openSecrets(cookie, keys, nowMs)]
    .slice(0, keptAtOnce)
    .map((one) => seal(one, keys[0]))
    .join('~');

import { randomUUID } from 'node:crypto';
import { generateEcJwk } from '@folia/platform/generate-jwk';
import { importJWK, SignJWT } from 'jose';
import type { UserEnv } from '../env';
import { AuthCodes } from './auth-code';

const makeKey = (kid: string) => ({ ...generateEcJwk(), kid }) as UserEnv['SESSION_KEYS'][number];
const key = makeKey('one');
const codes = new AuthCodes([key]);
const [userId, sessionId] = [randomUUID(), randomUUID()];
const soon = Math.floor(Date.now() / 1000) + 600;
const ours = { sub: userId, jti: sessionId, iss: 'folia', aud: 'folia', iat: soon - 600, exp: soon };
const plain = { alg: 'ES256', kid: 'one', typ: 'JWT' };

/** A code with our own key, whatever it says; an undefined part is left out. */
async function signed(claims: object = {}, header: object = {}, signing = key): Promise<string> {
  const token = new SignJWT({ ...ours, ...claims }).setProtectedHeader({ ...plain, ...header } as never);
  return token.sign(await importJWK(signing, 'ES256'), { crit: { 'x-folia': true, exp: true, b64: true } });
}

test('a code that was signed here is known, by either of two live keys', async () => {
  const known = { userId, sessionId };
  expect(await codes.verify(await codes.sign(userId, sessionId, new Date(soon * 1000)))).toEqual(known);
  expect(await new AuthCodes([makeKey('two'), key]).verify(await signed())).toEqual(known);
});

test.each<[string, object, object]>([
  ['no end', { exp: undefined }, {}],
  ['an end that has passed', { exp: soon - 700 }, {}],
  ['an end that is no number', { exp: 'never' }, {}],
  ['another audience', { aud: 'others' }, {}],
  ['another issuer', { iss: 'others' }, {}],
  ['no person', { sub: undefined }, {}],
  ['a session that is no id', { jti: 'x' }, {}],
  ['a demand that is not known', {}, { crit: ['x-folia'], 'x-folia': 1 }],
  ['another type', {}, { typ: 'at+jwt' }],
  ['no type', {}, { typ: undefined }],
  ['another key’s name', {}, { kid: 'two' }],
  ['no key’s name', {}, { kid: undefined }],
  ['a parameter we never set', {}, { jku: 'https://keys.example' }],
])('with our own key, but %s: not known', async (_what, claims, header) => {
  const token = await signed(claims, header).catch(async () => {
    // What the library will not sign is put together by hand.
    const [, , signature] = (await signed()).split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return [part({ ...plain, ...header }), part({ ...ours, ...claims }), signature].join('.');
  });
  expect(await codes.verify(token)).toBeNull();
});

test('another key, no signature or no code at all: not known', async () => {
  const unsigned = `${Buffer.from(JSON.stringify({ ...plain, alg: 'none' })).toString('base64url')}.${(await signed()).split('.')[1]}.`;
  for (const token of [await signed({}, {}, makeKey('one')), unsigned, '', 'a.b.c', '..']) expect([token, await codes.verify(token)]).toEqual([token, null]);
});

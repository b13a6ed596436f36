import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const key = 'a key that signs what e-mails carry, for this spec only';

test('a token ends what it was made for, and names nobody else’s when a letter of it changes', () => {
  const id = randomUUID();
  const token = unsubscribeToken('message', id, key);
  expect(readUnsubscribeToken(token, [key])).toEqual({ what: 'message', id });
  expect(readUnsubscribeToken(token, [`${key}!`])).toBeNull();
  // Two while one replaces the other: e-mails are opened years later.
  expect(readUnsubscribeToken(token, [`${key}!`, key])).toEqual({ what: 'message', id });
  expect(readUnsubscribeToken(token.replace('message', 'report'), [key])).toBeNull();
  expect(readUnsubscribeToken(token.replace(id, randomUUID()), [key])).toBeNull();
  fc.assert(fc.property(fc.nat(token.length - 1), (at) => readUnsubscribeToken(`${token.slice(0, at)}~${token.slice(at + 1)}`, [key]) === null));
  fc.assert(fc.property(fc.string(), (text) => readUnsubscribeToken(text, [key]) === null));
});

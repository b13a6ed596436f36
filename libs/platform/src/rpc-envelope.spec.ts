import { guest } from '@folia/contracts/caller';
import { codeOf } from '@folia/testing/code-of';
import { type Envelope, openCall, sealCall } from './rpc-envelope';

const key = 'the inner key of this spec, long enough';
const now = Date.parse('2026-11-22T12:00:00Z');
const minutes = 60_000;
const sealed = (at: number, name = 'user.session.check') =>
  sealCall({ id: 'c1', name, caller: guest, input: { a: 1 }, requestId: 'r1', traceparent: '', at }, key);
const open = (envelope: Partial<Envelope> | undefined, name = 'user.session.check') => codeOf(Promise.resolve().then(() => openCall(envelope, name, [key])));

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('a call is opened as it was sealed', () => {
  expect(openCall(sealed(now), 'user.session.check', [key])).toEqual({
    id: 'c1',
    name: 'user.session.check',
    caller: guest,
    input: { a: 1 },
    requestId: 'r1',
    traceparent: '',
    at: now,
  });
});

test.each([
  ['just sent', 0, 'done'],
  ['five minutes old', -5 * minutes, 'done'],
  ['a moment older', -5 * minutes - 1, 'FORBIDDEN'],
  ['a day old', -24 * 60 * minutes, 'FORBIDDEN'],
  ['five minutes ahead', 5 * minutes, 'done'],
  ['a moment more ahead', 5 * minutes + 1, 'FORBIDDEN'],
  ['a day ahead', 24 * 60 * minutes, 'FORBIDDEN'],
])('a call that is %s by the clock', async (_when, aside, outcome) => {
  expect(await open(sealed(now + aside))).toBe(outcome);
});

test('a call that was overheard is of no use later on', async () => {
  const overheard = sealed(now);
  expect(await open(overheard)).toBe('done');
  jest.setSystemTime(now + 5 * minutes + 1);
  expect(await open(overheard)).toBe('FORBIDDEN');
});

test.each([
  ['nothing', undefined],
  ['no signature', { call: sealed(now).call }],
  ['no call', { signature: sealed(now).signature }],
  ['an empty signature', { ...sealed(now), signature: '' }],
  ['a signature of the same length', { ...sealed(now), signature: 'A'.repeat(sealed(now).signature.length) }],
  ['the signature of another call', { ...sealed(now), signature: sealed(now + 1).signature }],
  ['another key', sealCall(JSON.parse(sealed(now).call), 'another key altogether, long enough')],
])('%s is refused', async (_what, envelope) => {
  expect(await open(envelope)).toBe('FORBIDDEN');
});

test('a call for one question answers no other', async () => {
  expect(await open(sealed(now), 'user.session.end')).toBe('FORBIDDEN');
});

test('while one key replaces another, a call sealed with either is answered, and with neither it is not', () => {
  const next = 'the inner key that replaces it, as long';
  const sealedWith = (one: string) => sealCall(JSON.parse(sealed(now).call), one);
  const opens = (one: string, ...keys: [string, ...string[]]) => {
    try {
      return openCall(sealedWith(one), 'user.session.check', keys).id;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  // While all processes are started again, one after the other, each asks the other.
  for (const asking of [key, next]) expect([opens(asking, key, next), opens(asking, next, key)]).toEqual(['c1', 'c1']);
  expect(opens(key, next)).toBe('FORBIDDEN');
});

import { type CodeOf, makeCode } from './make-code';

const key = 'a key of the gate';
const bound: CodeOf = { id: 'one', gate: Buffer.from('gate'), linkId: 'link', keyVersion: 1, address: 'ada@example.com' };

test('is six digits, the same each time', () => {
  expect(makeCode(key, bound)).toMatch(/^\d{6}$/);
  expect(makeCode(key, bound)).toBe(makeCode(key, { ...bound }));
});

test.each<[string, Partial<CodeOf>]>([
  ['row', { id: 'two' }],
  ['gate', { gate: Buffer.from('another') }],
  ['link', { linkId: 'other' }],
  ['version of the link', { keyVersion: 2 }],
  ['address', { address: 'eve@example.com' }],
])('is another one for another %s', (_what, other) => {
  expect(makeCode(key, { ...bound, ...other })).not.toBe(makeCode(key, bound));
});

test('is another one with another key, and spreads over all codes', () => {
  expect(makeCode('another key', bound)).not.toBe(makeCode(key, bound));
  const firsts = Array.from({ length: 2_000 }, (_, place) => makeCode(key, { ...bound, id: `row ${place}` })[0]);
  const counts = Array.from({ length: 10 }, (_, digit) => firsts.filter((first) => first === String(digit)).length);
  // 200 each are expected; the keys are fixed, so this is the same in every run.
  for (const count of counts) expect(count).toBeGreaterThan(140);
});

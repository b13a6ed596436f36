import { readKeys } from './key-list';
import { TextSealer } from './sealed-text';

const [former, present] = ['f'.repeat(40), 'p'.repeat(40)];
const sealer = (...keys: [string, ...string[]]) => new TextSealer(keys, 'spec');

test('what the former key sealed is opened while both are given, and after it is sealed again without the former', () => {
  const sealed = sealer(former).seal('a secret', 'one');
  const both = sealer(present, former);
  expect([both.isReplacing, sealer(present).isReplacing]).toEqual([true, false]);
  expect(both.open(sealed, 'one')).toBe('a secret');
  expect(sealer(present).open(sealed, 'one')).toBeNull();
  const again = both.sealedAgain(sealed, 'one') ?? '';
  expect(sealer(present).open(again, 'one')).toBe('a secret');
  expect(sealer(former).open(again, 'one')).toBeNull();
  expect(both.sealedAgain(again, 'one')).toBeNull();
});

test('a text opens only as what it is about, for the use that it was sealed for, and not when a byte of it changes', () => {
  const sealed = sealer(present).seal('a secret', 'one');
  expect(sealer(present).open(sealed, 'other')).toBeNull();
  expect(new TextSealer([present], 'another use').open(sealed, 'one')).toBeNull();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(sealer(present).open(bytes.toString('base64'), 'one')).toBeNull();
  expect(sealer(present).sealedAgain('not sealed', 'one')).toBeNull();
});

test.each([
  ['one key', former, [former]],
  ['two between commas', `${present}, ${former}`, [present, former]],
  ['one with a comma in it, as before there were lists', `${'k'.repeat(20)},${'k'.repeat(20)}`, [`${'k'.repeat(20)},${'k'.repeat(20)}`]],
  ['one with a comma at its end', `${former},`, [`${former},`]],
])('%s', (_what, text, keys) => {
  expect(readKeys(text, 32)).toEqual(keys);
});

import { isListed } from './is-listed';

const listed = { type: 'listed' as const, addresses: ['ada@example.com'], domains: ['meridian.example'] };

test.each([
  ['ada@example.com', true],
  ['eve@example.com', false],
  ['anybody@meridian.example', true],
  ['anybody@sub.meridian.example', false],
  ['anybody@notmeridian.example', false],
  ['meridian.example@evil.example', false],
])('%s may open a link that lists an address and a domain: %p', (address, expected) => {
  expect(isListed(listed, address)).toBe(expected);
});

test('every address may where it only has to be shown; none is asked for where anyone may come in', () => {
  expect(isListed({ type: 'verified' }, 'eve@example.com')).toBe(true);
  expect(isListed({ type: 'anyone' }, 'eve@example.com')).toBe(false);
});

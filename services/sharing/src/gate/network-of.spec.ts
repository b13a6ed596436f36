import { networkOf } from './network-of';

test.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['192.0.2.1', '::ffff:192.0.2.99', true],
  ['2001:db8:1:ab00::1', '2001:db8:1:abff:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:ab00::1', '2001:0db8:0001:ab7f:0:0:0:1', true],
  ['2001:db8:1:ab00::1', '2001:db8:1:ac00::1', false],
  ['2001:db8::1', '2001:db8:0:ff::192.0.2.1', true],
  ['2001:db8::1', '2001:db8:0:100::1', false],
  ['fe80::1%eth0', 'fe80::2', true],
  ['', 'unknown', false],
])('%s and %s are one network: %p', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

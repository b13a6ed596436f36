import { isIPv6 } from 'node:net';

/** The network of an address: of an IPv6 address its first four groups, since one household or device changes the rest as it likes. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const whole = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return whole.slice(0, 4).join(':');
}

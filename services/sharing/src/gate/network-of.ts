import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros; an IPv4 address at its end counts as two (RFC 4291, 2.2). */
function groupsOf(address: string): string[] {
  const plain = address.split('%')[0] ?? '';
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain);
  const pair = (high = '0', low = '0') => (Number(high) * 256 + Number(low)).toString(16);
  const written = dotted ? `${plain.slice(0, dotted.index)}${pair(dotted[1], dotted[2])}:${pair(dotted[3], dotted[4])}` : plain;
  const [before = [], after = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * The network that an address belongs to, as far as one person usually has all of it: the first 24 bits of an IPv4 address, the first 56 of an IPv6 one (what
 * providers give a household, RFC 6177). An IPv4 address in the clothes of IPv6 is itself. Anything else is a network of its own.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return networkOf(mapped);
  if (!isIPv6(address)) return address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
  const [first = '', second = '', third = '', fourth = '0'] = groupsOf(address);
  return `${first}:${second}:${third}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}`;
}

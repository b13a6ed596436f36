import type { Channel } from '@folia/contracts/analytics/shapes';

/** The id of the link in a channel as counts are kept by, or null. */
export const linkIdOf = (channel: string): string | null => (channel.startsWith('link:') ? channel.slice('link:'.length) : null);

/** A channel in its parts; the other way of `channelOf`. */
export function toChannel(channel: string, linkNames: ReadonlyMap<string, string>): Channel {
  const linkId = linkIdOf(channel);
  if (linkId) return { kind: 'link', linkId, name: linkNames.get(linkId) ?? '' };
  const [kind = '', ...rest] = channel.split(':');
  const name = rest.join(':');
  if (kind === 'site' || kind === 'campaign') return { kind, linkId: null, name };
  return { kind: kind === 'inside' ? 'inside' : 'direct', linkId: null, name: '' };
}

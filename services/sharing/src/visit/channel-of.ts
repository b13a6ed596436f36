type Source = { linkId: string | null; referrerHost: string | null; source: string | null; name: string | null };

/** The referrer host of pages of Folia itself, and the channel of who comes from there to a portfolio they had not read that day. */
export const insideHost = 'inside';

/** Where a visit came from, as one word that counts are kept by: `link:<id>`, `campaign:<source>/<name>`, `inside`, `site:<host>` or `direct`. */
export function channelOf({ linkId, referrerHost, source, name }: Source): string {
  if (linkId) return `link:${linkId}`;
  if (source || name) return `campaign:${[source, name].filter(Boolean).join(' / ')}`;
  if (referrerHost === insideHost) return insideHost;
  return referrerHost ? `site:${referrerHost}` : 'direct';
}

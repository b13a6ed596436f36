import type { DeviceKind } from '@folia/contracts/visit/shapes';

/** The referrer's host in lower case, `inside` for our own pages, null for none and for what is no web address. */
export function referrerHostOf(referrer: string | undefined, appUrl: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { protocol, host, hostname } = new URL(referrer);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return host === new URL(appUrl).host ? 'inside' : hostname.replace(/^www\./, '').slice(0, 253);
}

/** The kind of device that a browser says it is. */
export function deviceOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer';
}

/** A country as the proxy in front tells it; `XX` and `T1` are its words for not knowing. */
export function countryOf(header: string | string[] | undefined): string | null {
  const code = String(header ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}

/** Whether a browser asks not to be tracked: Do-Not-Track or Global Privacy Control. */
export const asksForPrivacy = (headers: Record<string, string | string[] | undefined>): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

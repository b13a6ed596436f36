const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `address` is absolute; `modified` an ISO date or time. */
export type Listed = { address: string; modified?: string };

const lines = (element: string, listed: readonly Listed[]) =>
  listed
    .map(({ address, modified }) => `<${element}><loc>${escaped(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</${element}>\n`)
    .join('');

/** Addresses as sitemaps.org wants them. Pure. */
export const writeSitemap = (pages: readonly Listed[]): string => `${head}<urlset ${space}>\n${lines('url', pages)}</urlset>\n`;

/** The list of such lists. Pure. */
export const writeSitemapIndex = (sitemaps: readonly Listed[]): string => `${head}<sitemapindex ${space}>\n${lines('sitemap', sitemaps)}</sitemapindex>\n`;

import { z } from 'zod';
import { pagedKinds } from '../item/page-routes';
import { rpc } from '../rpc';

const uname = z.string().max(20);
const changedAt = z.iso.datetime();

/** Lists of the pages that search engines may show, in the order of usernames. A list begins with the pages of `from` and has at most `mostSitemapPages`. */
export const listSitemapParts = rpc('portfolio.sitemap.parts', {
  access: 'system',
  input: z.strictObject({}),
  output: z.strictObject({ parts: z.array(z.strictObject({ from: uname, changedAt })) }),
  idempotent: true,
  // One pass over the index of all usernames, for crawlers.
  timeoutMs: 20_000,
});

/**
 * Some people's pages from this username on, `before` another one: the portfolio (without `item`), then its entries' pages. `next` is whom to go on with, null
 * at the end. Only public portfolios whose owners let search engines show them, and only what strangers see of them.
 */
export const listSitemapPages = rpc('portfolio.sitemap.pages', {
  access: 'system',
  input: z.strictObject({ from: uname, before: uname.nullable() }),
  output: z.strictObject({
    pages: z.array(z.strictObject({ uname, item: z.strictObject({ kind: z.enum(pagedKinds), id: z.uuid() }).optional(), changedAt })),
    next: uname.nullable(),
  }),
  idempotent: true,
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Page, PageApi, RenderPage, WebConfig } from '@folia/contracts/page';
import type { UserInfo } from '@folia/contracts/session';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { env } from '../env';
import { namesTag } from '../http/names-tag';
import { forgotten, PublicPortfolioService } from '../portfolio/public-portfolio.service';
import { publicPageOf } from './app-routes';
import { readWebBuild, type WebBuild } from './web-build';

const config: WebConfig = {
  appUrl: env.APP_URL,
  apiUrl: '',
  cdnUrl: env.CDN_URL,
  guestAuthCode: env.GUEST_AUTH_CODE,
  assistantName: env.ASSISTANT_NAME,
};
/** JSON that can stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
const needsScripts = '<noscript><p>This part of Folia needs JavaScript. Public portfolios can be read without it.</p></noscript>';
const gateNeedsScripts = '<noscript><p>A protected link needs JavaScript to be opened.</p></noscript>';
const dataScript = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

/** A document's bytes; kept ones also as they go to those who understand Brotli. */
export type Document = { status: number; body: Buffer; brotli?: Buffer; location?: string; etag?: string; robots?: string };

const compress = promisify(brotliCompress);
// Halfway: nearly the smallest, at a twentieth of the time. Done once per version.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

@Injectable()
export class PageService {
  readonly build: WebBuild = readWebBuild(env.WEB_DIRECTORY);
  private readonly kept = new LRUCache<string, Document & { etag: string }>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body, brotli }) => body.length + (brotli?.length ?? 0) + 500,
    ...forgotten,
  });
  private render: RenderPage | null = null;

  constructor(private readonly publicPortfolios: PublicPortfolioService) {}

  /** Loads the server's half of the web; called at boot, so that a missing build stops the start. */
  async load(): Promise<void> {
    const path = join(env.WEB_DIRECTORY, '..', 'dist-server', 'entry-server.mjs');
    const loaded = (await import(pathToFileURL(path).href)) as { render: RenderPage };
    this.render = loaded.render;
  }

  /** The empty document that the browser fills: the signed-in app. */
  shell(): Document {
    return this.unfilled('Folia', needsScripts);
  }

  /** What everybody meets who comes with a link's token: nothing in it depends on the token (DESIGN section 6). */
  gate(): Document {
    return this.unfilled('A protected link · Folia', gateNeedsScripts);
  }

  private unfilled(title: string, body: string): Document {
    const data = dataScript('folia-config', inScript(config));
    const head = `<title>${title}</title><meta name="robots" content="noindex, nofollow">`;
    return { status: 200, body: Buffer.from(this.build.document({ head, body, data }, false)), robots: 'noindex, nofollow' };
  }

  /** A public page as the version strangers see now; `match` is the visitor's If-None-Match: the same version is answered without rendering. */
  async publicPage(url: string, match: string | undefined, requestId: string, api: PageApi): Promise<Document> {
    const asked = publicPageOf(url);
    const version = asked ? await this.publicPortfolios.version(asked.uname, asked.slug) : null;
    const etag = version === null ? undefined : this.etagOf(version);
    if (etag && namesTag(match, etag)) return { status: 304, body: Buffer.alloc(0), etag };
    const known = this.kept.get(url);
    if (etag && known?.etag === etag) return known;
    const document = await this.rendered(url, null, requestId, api);
    if (!etag || document.etag !== etag) return document;
    const kept = { ...document, etag, brotli: await compress(document.body, brotliOptions) };
    this.kept.set(url, kept);
    return kept;
  }

  async rendered(url: string, viewer: UserInfo | null, requestId: string, api: PageApi): Promise<Document & { page: Page }> {
    if (!this.render) throw new Error('the pages are not loaded yet');
    const page = await this.render({ url, config, viewer, requestId }, api);
    // Data says to the browser that there is markup to take over: a page without any is drawn there from nothing.
    const data = dataScript('folia-config', inScript(config)) + (page.body && dataScript('folia-data', page.data));
    const html = this.build.document({ head: page.head, body: page.body, data }, true);
    const etag = page.cacheable && page.version ? this.etagOf(Number(page.version)) : undefined;
    return { page, status: page.status, body: Buffer.from(html), location: page.location, robots: page.robots, etag };
  }

  private etagOf(version: number): string {
    // Durations "until now" grow with the month.
    return `W/"${version}-${this.build.id}-${new Date().toISOString().slice(0, 7)}"`;
  }
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '@folia/contracts/errors';
import type { ListPublicPages, Page, PageApi, PublicPage, RenderPage, WebConfig, WriteFeed } from '@folia/contracts/page';
import type { UserInfo } from '@folia/contracts/session/shapes';
import { Injectable } from '@nestjs/common';
import { env } from '../env';
import { problemOf, refusalOf } from '../http/problem';
import { PublicPortfolioService } from '../portfolio/public-portfolio.service';
import { publicPageOf } from './app-routes';
import { type Document, KeptPages } from './kept-pages';
import { SitePages } from './site-pages';
import { readWebBuild, type WebBuild } from './web-build';

const config: WebConfig = {
  appUrl: env.APP_URL,
  apiUrl: env.API_URL,
  cdnUrl: env.CDN_URL,
  guestAuthCode: env.GUEST_AUTH_CODE,
  assistantName: env.ASSISTANT_NAME,
  operator: {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    email: env.OPERATOR_EMAIL,
    jurisdiction: env.OPERATOR_JURISDICTION,
    processors: env.OPERATOR_PROCESSORS,
  },
  claims: env.CLAIMS === 'on',
  collector: env.COLLECTOR_URL,
  measures: false,
};
/** What a document and its policy say of this installation, in its ETag. */
const settings = createHash('sha256')
  .update(JSON.stringify([config, env.IDP_SCRIPT_ORIGIN]))
  .digest('base64url')
  .slice(0, 6);
const configOf = (measures: boolean): WebConfig => ({ ...config, measures });
/** JSON that can stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
const needsScripts = '<noscript><p>This part of Folia needs JavaScript. Public portfolios can be read without it.</p></noscript>';
const gateNeedsScripts = '<noscript><p>A protected link needs JavaScript to be opened.</p></noscript>';
const dataScript = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`;

@Injectable()
export class PageService {
  readonly build: WebBuild = readWebBuild(env.WEB_DIRECTORY, env.CDN_URL);
  private readonly kept = new KeptPages();
  private readonly sitePages = new SitePages(settings);
  private render: RenderPage | null = null;
  /** Public pages that belong to no person. */
  publicPages: readonly PublicPage[] = [];
  /** The blog for feed readers. */
  feeds = { rss: '', atom: '' };

  constructor(private readonly publicPortfolios: PublicPortfolioService) {}

  /** Loads the server's half of the web; called at boot, so that a missing build stops the start. */
  async load(): Promise<void> {
    const path = join(env.WEB_DIRECTORY, '..', 'dist-server', 'entry-server.mjs');
    const loaded = (await import(pathToFileURL(path).href)) as { render: RenderPage; listPublicPages: ListPublicPages; writeFeed: WriteFeed };
    this.render = loaded.render;
    this.publicPages = await loaded.listPublicPages(config);
    this.feeds = { rss: await loaded.writeFeed('rss', env.APP_URL), atom: await loaded.writeFeed('atom', env.APP_URL) };
  }

  /** The empty document that the browser fills: the signed-in app. */
  shell(measures: boolean): Document {
    return this.unfilled('Folia', needsScripts, measures);
  }

  /** The page for everybody who comes with a link's token: nothing in it depends on the token (DESIGN section 6). */
  gate(): Document {
    return this.unfilled('A protected link · Folia', gateNeedsScripts, false);
  }

  private unfilled(title: string, body: string, measures: boolean): Document {
    const data = dataScript('folia-config', inScript(configOf(measures)));
    const head = `<title>${title}</title><meta name="robots" content="noindex, nofollow" data-head="robots">${this.build.preloads}`;
    return { status: 200, body: Buffer.from(this.build.shell({ head, body, data })), robots: 'noindex, nofollow' };
  }

  /**
   * A public page as the version strangers see now; `match` is the visitor's If-None-Match: the same version is answered without rendering. Throws what
   * keeps it from being known, unless it was public less than a minute ago.
   */
  async publicPage(url: string, match: string | undefined, measures: boolean, requestId: string, api: PageApi): Promise<Document> {
    const asked = publicPageOf(url);
    const render = () => this.rendered(url, null, measures, requestId, api);
    if (!asked) return this.publicPages.some(({ path }) => path === url) ? this.sitePages.answer(url, match, render) : render();
    const etagNow = async () => {
      const version = await this.publicPortfolios.version(asked.uname, asked.slug);
      return version === null ? null : this.etagOf(version);
    };
    return this.kept.answer(url, match, etagNow, render);
  }

  /** The error page of this address in the web's own words: everything it asks for is refused with this error. */
  failed(url: string, error: unknown, requestId: string): Promise<Document> {
    const problem = problemOf(refusalOf(error) ?? new AppError('INTERNAL'), requestId);
    const refusing: PageApi = async () => ({
      status: problem.status,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify(problem),
    });
    return this.rendered(url, null, false, requestId, refusing);
  }

  async rendered(url: string, viewer: UserInfo | null, measures: boolean, requestId: string, api: PageApi): Promise<Document & { page: Page }> {
    if (!this.render) throw new Error('the pages are not loaded yet');
    const webConfig = configOf(measures);
    const page = await this.render({ url, config: webConfig, viewer, requestId }, api);
    // Data tells the browser that there is markup to take over. Without it the browser draws the page itself.
    const data = dataScript('folia-config', inScript(webConfig)) + (page.body && dataScript('folia-data', page.data));
    // A guest's browser fetches scripts at the first sign of a person (web/src/app/listen.ts).
    const scripts = page.body !== '' && !viewer ? '' : this.build.preloads;
    const head = page.head + this.build.fontsFor(page.body) + scripts;
    const { html, styleHash } = this.build.page({ head, body: page.body, data }, page.sheet);
    const etag = page.cacheable && page.version ? this.etagOf(Number(page.version)) : undefined;
    return { page, status: page.status, body: Buffer.from(html), styleHash, location: page.location, robots: page.robots, etag };
  }

  private etagOf(version: number): string {
    // Durations "until now" grow with the month.
    return `W/"${version}-${this.build.id}-${settings}-${new Date().toISOString().slice(0, 7)}"`;
  }
}

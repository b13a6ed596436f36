import { callerUserId, systemCaller } from '@folia/contracts/caller';
import { pageRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { noteLinkFetch } from '@folia/contracts/link/questions';
import { measuredPageOf } from '@folia/contracts/measuring/measured-pages';
import type { PageApi } from '@folia/contracts/page';
import { getAccount } from '@folia/contracts/session/questions';
import type { UserInfo } from '@folia/contracts/session/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { DocumentCallerService } from '../caller/document-caller.service';
import { linkSessionOf } from '../caller/link-session';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { isPassing, outageRetryS } from '../http/outage-retry';
import { refusalOf } from '../http/problem';
import type { CalledRequest } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { CurrentUserService } from '../session/current-user.service';
import { PageFetchesService } from '../visit/page-fetches.service';
import { isAppScreen, isGate, isHome, publicPageOf, unameOf } from './app-routes';
import { contentSecurityPolicy } from './content-security-policy';
import type { Document } from './kept-pages';
import { PageService } from './page.service';

const cookies = cookiesFor(env.APP_URL);
const origins = { signin: env.IDP_SCRIPT_ORIGIN, content: env.CDN_URL, api: env.API_URL, https: env.APP_URL.startsWith('https:') };

/** Every document: the app's shell for those who are signed in, complete server-rendered pages for everybody else (DESIGN section 10). */
@Controller()
export class PageController {
  constructor(
    private readonly pages: PageService,
    private readonly documents: DocumentCallerService,
    private readonly currentUsers: CurrentUserService,
    private readonly rpc: RpcClient,
    private readonly fetches: PageFetchesService,
    private readonly adapter: HttpAdapterHost,
    private readonly log: PinoLogger,
  ) {}

  @Answers(pageRoute)
  async page(@Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/assets/') || path.startsWith('/files/')) throw new AppError('NOT_FOUND');
    // Before anybody is identified: the same bytes for everybody and for every token (DESIGN section 6).
    if (isGate(path, request.query)) {
      this.noteFetch(request, path);
      return this.send(reply.header('referrer-policy', 'no-referrer'), this.pages.gate(), 'private, no-store');
    }
    try {
      await this.answer(request, reply, path);
    } catch (error) {
      if (!refusalOf(error)) this.log.error({ err: error, path }, 'a document failed');
      this.send(reply, await this.pages.failed(request.url, error, request.id), 'private, no-store');
    }
  }

  /** Link previews and bots that ask for a gate are told to its owner; nobody waits for that. */
  private noteFetch({ headers, query }: CalledRequest, path: string): void {
    const token = path.split('/protected/')[1] ?? (query as { token?: unknown }).token;
    const userAgent = headers['user-agent'];
    if (typeof token !== 'string' || token.length > 200 || !userAgent) return;
    this.rpc.call(noteLinkFetch, systemCaller('gate'), { token, userAgent: userAgent.slice(0, 500) }).catch(() => {});
  }

  private async answer(request: CalledRequest, reply: FastifyReply, path: string): Promise<void> {
    const viewer = await this.viewerOf(request);
    // For everybody else there is nothing at this address; the shell says so.
    if (viewer && !viewer.isAdmin && path === '/app/admin') return this.send(reply, { ...this.pages.shell(false), status: 404 }, 'private, no-store');
    const linkSession = linkSessionOf(request);
    // Whoever came by a protected link is measured nowhere while the link is open to them.
    const measures = env.COLLECTOR_URL !== '' && !linkSession && measuredPageOf(path) !== null;
    if (isAppScreen(path) || (viewer && (isHome(path) || unameOf(path) === viewer.uname)))
      return this.send(reply, this.pages.shell(measures), 'private, no-store', measures);
    const api = await this.apiFor(request);
    if (linkSession) reply.header('x-robots-tag', 'noindex, nofollow');
    if (viewer || linkSession) {
      const document = await this.pages.rendered(request.url, viewer, measures, request.id, api);
      return this.send(reply, document, 'private, no-store', measures);
    }
    const uname = publicPageOf(request.url.split('?')[0] ?? '')?.uname;
    if (uname) this.fetches.note(uname, request.headers['user-agent']);
    const document = await this.pages.publicPage(request.url, request.headers['if-none-match'], measures, request.id, api);
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    this.send(reply, takesBrotli ? document : { ...document, brotli: undefined }, 'no-cache', measures);
  }

  private send(reply: FastifyReply, document: Document, cacheControl: string, measures = false): void {
    reply.header('cache-control', cacheControl).header('cross-origin-opener-policy', 'same-origin-allow-popups').header('vary', 'Cookie, Accept-Encoding');
    if (document.robots) reply.header('x-robots-tag', document.robots);
    if (document.etag && cacheControl === 'no-cache') reply.header('etag', document.etag);
    if (isPassing(document.status)) reply.header('retry-after', String(outageRetryS));
    // Who has the document keeps its policy, which names the rules in it (RFC 9111, 3.2).
    if (document.status === 304) return void reply.status(304).send();
    const collector = measures ? env.COLLECTOR_URL : '';
    reply.header('content-security-policy', contentSecurityPolicy(this.pages.build, document.styleHash, { ...origins, collector }));
    if (document.location) return void reply.redirect(document.location, document.status);
    if (document.brotli) reply.header('content-encoding', 'br');
    reply
      .status(document.status)
      .header('content-type', 'text/html; charset=utf-8')
      .send(document.brotli ?? document.body);
  }

  private async viewerOf(request: CalledRequest): Promise<UserInfo | null> {
    const caller = await this.documents.callerOf(request);
    if (!callerUserId(caller)) return null;
    const account = await this.rpc.call(getAccount, caller, {}).catch(() => null);
    return account && this.currentUsers.infoOf(account).catch(() => null);
  }

  /** Server and browser read the same endpoints: here without a network in between. */
  private async apiFor(request: CalledRequest): Promise<PageApi> {
    const server = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    const authCode = await this.documents.authCodeOf(request);
    const linkSession = linkSessionOf(request);
    const linkCookie = linkSession ? { [cookies.link]: linkSession } : {};
    return async (path) => {
      const headers = { 'x-request-id': request.id, ...(authCode && { authorization: `Bearer folia:${authCode}` }) };
      const answer = await server.inject({ method: 'GET', url: path, headers, cookies: linkCookie });
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body };
    };
  }
}

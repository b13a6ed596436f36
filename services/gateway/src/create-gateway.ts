import { applyWithFileRoute, correctFileRoute } from '@folia/contracts/candidacy/routes';
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { maxProviderEventBytes } from '@folia/contracts/billing/billing-rules';
import { providerEventRoute } from '@folia/contracts/billing/routes';
import { registerRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { maxVideoBytes } from '@folia/contracts/limits';
import { addMediaRoute } from '@folia/contracts/media/routes';
import { maxOauthBodyBytes } from '@folia/contracts/oauth/resources';
import { startImportRoute } from '@folia/contracts/resume-import/routes';
import { tryResumeRoute } from '@folia/contracts/resume-trial/routes';
import { isV1 } from '@folia/contracts/route';
import { maxBeaconBytes } from '@folia/contracts/visit/limits';
import { recordVisitRoute } from '@folia/contracts/visit/routes';
import { histogram } from '@folia/platform/metrics';
import { withRequestContext } from '@folia/platform/request-context';
import { isLeaving } from '@folia/platform/stop';
import { logFailuresTo } from '@folia/platform/watched-part';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { linkSessionOf } from './caller/link-session';
import { env } from './env';
import { maxBodyBytes, maxTrialBodyBytes, maxUploadBodyBytes, registerBodyParsers } from './http/body-parsers';
import { checkPath } from './http/check-path';
import { corsOf } from './http/cors-of';
import { declaredRoute, requireDeclaredRoutes, routerPath } from './http/declared-routes';
import { deprecationHeaders } from './http/deprecation-headers';
import { HttpErrorFilter } from './http/http-error.filter';
import { isApi, matchedRoute } from './http/matched-route';
import { problemOf } from './http/problem';
import { refuseBrokenRequest } from './http/refuse-broken-request';
import type { CalledRequest } from './http/request.decorator';
import { serveKit } from './kit/serve-kit';
import { fromAnyOrigin, securityHeaders } from './security-headers';
import { PageService } from './web-page/page.service';

const requestIdShape = /^[A-Za-z0-9-]{8,64}$/;

const requestSeconds = histogram('http_request_duration_seconds', 'Requests, by the route that the router chose', ['method', 'route', 'status']);
/** Each asset is a route of its own to the router. */
const routeLabel = (request: FastifyRequest) => matchedRoute(request).replace(/^\/assets\/.*/, '/assets/*') || 'none';

/**
 * One answer for every origin. What CORS says of the rest of the API stands on the raw answer, too, where middleware was given it: a script that is fetched with
 * one header and imported with another would cross the network twice.
 */
function forEveryOrigin(reply: FastifyReply): void {
  reply.raw.removeHeader('vary');
  reply.removeHeader('vary').headers(fromAnyOrigin);
}

/** The whole HTTP side, ready to listen. Compression stands before static files, or assets would go out plain. */
export async function createGateway(): Promise<NestFastifyApplication> {
  const headers = securityHeaders(env.APP_URL.startsWith('https:'));
  const adapter = new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    trustProxy: env.PROXY_HOPS || false,
    genReqId: ({ headers }: IncomingMessage) =>
      typeof headers['x-request-id'] === 'string' && requestIdShape.test(headers['x-request-id']) ? headers['x-request-id'] : randomUUID(),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    // A request that names no host is refused below, like every other malformed one.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket as Socket, headers),
    // An address that can't even be decoded names nothing.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const body = problemOf(new AppError('NOT_FOUND'), request.id);
      reply.headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store', 'content-type': 'application/problem+json; charset=utf-8' });
      reply.status(body.status).send(JSON.stringify(body));
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, { bufferLogs: true, bodyParser: false });
  app.useLogger(app.get(Logger));
  const log = await app.resolve(PinoLogger);
  logFailuresTo(log);
  app.useGlobalFilters(new HttpErrorFilter(log, env.APP_URL));
  app.enableCors({ delegator: corsOf } as never);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // Whoever keeps connections opens the next one to somebody who stays.
    if (isLeaving()) reply.header('connection', 'close');
    // Answers that may be kept set their own header.
    if (isApi(request)) reply.header('cache-control', 'no-store');
    // Refusals say it, too.
    const route = declaredRoute(request);
    if (route && isV1(route)) reply.headers(deprecationHeaders(route));
    withRequestContext({ requestId: request.id }, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    requestSeconds.observe({ method: request.method, route: routeLabel(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  server.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw new AppError('REQUEST_MALFORMED');
    if (checkPath(request, reply)) return reply;
  });
  // These routes take larger bodies: a resume in JSON is a third larger than its file. A beacon and a registration are small.
  server.addHook('onRoute', (route) => {
    if ([startImportRoute, applyWithFileRoute, correctFileRoute].some((one) => route.url === routerPath(one))) route.bodyLimit = maxUploadBodyBytes;
    if (route.url === routerPath(tryResumeRoute)) route.bodyLimit = maxTrialBodyBytes;
    if (route.url === routerPath(providerEventRoute)) route.bodyLimit = maxProviderEventBytes;
    if (route.url === routerPath(registerRoute)) route.bodyLimit = maxOauthBodyBytes;
    if (route.url === routerPath(recordVisitRoute)) route.bodyLimit = maxBeaconBytes;
    if (route.url === routerPath(addMediaRoute) && route.method === addMediaRoute.method) route.bodyLimit = maxVideoBytes + 100_000;
  });
  await registerBodyParsers(server as never);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(cookie);
  // Whoever holds a link sends nobody the address of what they read there.
  server.addHook('onRequest', async (request, reply) => {
    if (linkSessionOf(request as CalledRequest)) reply.header('referrer-policy', 'no-referrer');
  });
  // Assets carry a hash of their content in their name; the few files beside them do not, and the template is not a page of its own.
  await app.register(fastifyStatic, {
    root: join(env.WEB_DIRECTORY, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => forEveryOrigin(reply),
  });
  await app.register(fastifyStatic, {
    root: env.WEB_DIRECTORY,
    index: false,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', 'index.html', '.vite/**'],
    maxAge: '1h',
  });
  if (env.NODE_ENV !== 'production') await serveKit(server as never, join(env.WEB_DIRECTORY, '..', 'dist-kit'));
  requireDeclaredRoutes(server as never);
  await app.get(PageService).load();
  return app;
}

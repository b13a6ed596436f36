import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Inline styles are what e-mails have, and what holds the previews of them. Nothing is fetched from elsewhere. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'self'";

/**
 * The development page of all pieces of the interface and all e-mails (web/kit), at `/app/kit`, where it was built: no image holds it, and production does not
 * serve it.
 */
export async function serveKit(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/app/kit/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The page shows the e-mails in frames of its own.
    setHeaders: (reply) => reply.headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-cache' }),
  });
  server.get('/app/kit', (_request, reply) => reply.sendFile('index.html', folder, { cacheControl: false }).header('content-security-policy', policy));
}

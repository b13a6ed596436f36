import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import type { ProcessEnv } from './env';

export type Health = { ready: () => Promise<boolean> };

/** Opens the plain port of a process: /live, /ready (200 or 503), /metrics (Prometheus text). Never reachable from outside. */
export function startHealth({ HEALTH_PORT, INNER_HOST }: Pick<ProcessEnv, 'HEALTH_PORT' | 'INNER_HOST'>, health: Health): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer(async (request, response) => {
    if (request.url === '/live') return void response.end('live');
    if (request.url === '/metrics') {
      response.setHeader('content-type', register.contentType);
      return void response.end(await register.metrics());
    }
    if (request.url !== '/ready') return void response.writeHead(404).end();
    const ready = await health.ready().catch(() => false);
    response.writeHead(ready ? 200 : 503).end(ready ? 'ready' : 'not ready');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(HEALTH_PORT, INNER_HOST, () => resolve(server));
  });
}

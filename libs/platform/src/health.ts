import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { ProcessEnv } from './env';
import { metricsText } from './metrics';
import { isLeaving } from './stop';
import { failingParts } from './watched-part';

export type Health = { ready: () => Promise<boolean> };

/** What is failing without stopping the process from answering, one line each. */
const degraded = () => failingParts().map(({ part, since, times, reason }) => `\ndegraded: ${part} since ${since}, ${times} times: ${reason}`);

/**
 * Opens the plain port of a process: /live, /ready (200 or 503, followed by what else is failing), /metrics (Prometheus text). Never reachable from outside.
 */
export function startHealth({ HEALTH_PORT, INNER_HOST }: Pick<ProcessEnv, 'HEALTH_PORT' | 'INNER_HOST'>, health: Health): Promise<Server> {
  collectDefaultMetrics();
  const server = createServer(async (request, response) => {
    if (request.url === '/live') return void response.end('live');
    if (request.url === '/metrics') {
      const { type, text } = await metricsText();
      response.setHeader('content-type', type);
      return void response.end(text);
    }
    if (request.url !== '/ready') return void response.writeHead(404).end();
    const ready = !isLeaving() && (await health.ready().catch(() => false));
    response.writeHead(ready ? 200 : 503).end([ready ? 'ready' : 'not ready', ...degraded()].join(''));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(HEALTH_PORT, INNER_HOST, () => resolve(server));
  });
}

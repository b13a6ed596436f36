import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Measurements } from '@folia/contracts/measuring/shapes';
import { measurements } from './contracts';
import { portOf } from './own-gateway';

type Event = Measurements['events'][number];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** An operator's collector of another site, as deploy/README.md describes one: it takes what has the contract's form from one origin, and nothing else. */
export async function startCollector(allowed: () => string) {
  const events: Event[] = [];
  /** Every request as it came: address, headers, body. */
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    heard.push(JSON.stringify([request.method, request.url, request.rawHeaders, body]));
    response.setHeader('Access-Control-Allow-Origin', allowed());
    if (request.method === 'OPTIONS') return response.setHeader('Access-Control-Allow-Headers', 'content-type').writeHead(204).end();
    const sent = measurements.safeParse(JSON.parse(body));
    if (sent.success) events.push(...sent.data.events);
    response.writeHead(sent.success ? 204 : 400).end();
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}/folia`,
    events,
    heard,
    goUp: () => listen(port),
    goDown: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

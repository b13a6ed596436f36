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
  let isDown = false;
  let refused = 0;
  const server = createServer(async (request, response) => {
    if (isDown) {
      refused += 1;
      return request.socket.destroy();
    }
    const body = await bodyOf(request);
    heard.push(JSON.stringify([request.method, request.url, request.rawHeaders, body]));
    response.setHeader('Access-Control-Allow-Origin', allowed());
    if (request.method === 'OPTIONS') return response.setHeader('Access-Control-Allow-Headers', 'content-type').writeHead(204).end();
    const sent = measurements.safeParse(JSON.parse(body));
    if (sent.success) events.push(...sent.data.events);
    response.writeHead(sent.success ? 204 : 400).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/folia`,
    events,
    heard,
    /** From now on it breaks off what is asked of it; how often it has is in `refused`. */
    goDown: () => {
      isDown = true;
    },
    goUp: () => {
      isDown = false;
    },
    refused: () => refused,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { Agent, request as ask, createServer } from 'node:http';

/** An idle connection is given up long before a gateway would close it. */
const idleMs = 10_000;

/**
 * Hands each request to one of the gateways that are ready, in turn, and passes its answer through as it comes. Only a request whose connection was refused goes
 * to another gateway; one that may have been taken never does, so that what is lost shows.
 * @param {{port: number, gateways: () => number[]}} options
 */
export async function startBalancer({ port, gateways }) {
  const agent = new Agent({ keepAlive: true, timeout: idleMs, scheduling: 'lifo' });
  let turn = 0;
  const pass = (request, response, address, tried) => {
    // Whoever hung up wants no answer.
    if (response.destroyed) return;
    const ready = gateways().filter((one) => !tried.includes(one));
    const gateway = ready[turn++ % ready.length];
    if (gateway === undefined) return void response.writeHead(503, { 'x-balancer': 'nobody is ready' }).end();
    const headers = { ...request.headers, connection: 'keep-alive', 'x-forwarded-for': address };
    const onward = ask({ host: '127.0.0.1', port: gateway, method: request.method, path: request.url, headers, agent });
    onward.on('response', (answer) => {
      const { connection: _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode, { ...kept, 'x-gateway': String(gateway) });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => {
      if (error.code === 'ECONNREFUSED' && !response.headersSent && !request.readableDidRead) return pass(request, response, address, [...tried, gateway]);
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { 'x-balancer': `${error.code}${onward.reusedSocket ? ' on a kept connection' : ''}` }).end();
    });
    response.on('close', () => response.writableFinished || onward.destroy());
    // A body is small here: sent at once when the connection stands, so that a refused one has taken nothing.
    onward.on('socket', (socket) => {
      const send = () => request.pipe(onward);
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
  };
  const server = createServer((request, response) => pass(request, response, request.socket.remoteAddress ?? '127.0.0.1', []));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '0.0.0.0', resolve));
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

import { createServer } from 'node:net';

const handedOut = new Set();

/** Whether nobody listens on the port, on loopback or on all addresses. */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', undefined]) {
    const isFree = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
    if (!isFree) return false;
  }
  return true;
}

/**
 * A port that is free now and was not handed out before by this process. Taken from below the range from which systems give ports
 * to outgoing connections, so that none of our own clients can take it before its server listens.
 */
export async function freePort() {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await isPortFree(port)) return port;
  }
}

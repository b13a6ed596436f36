import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { environments } from './person';

export const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** A gateway beside those of the running product, with configuration of its own; the answer knows its address, and ends it. */
export async function startGateway(configuration: Record<string, string>): Promise<{ url: string; stop: () => void }> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = { ...environments().gateway, PORT: port, HEALTH_PORT: healthPort, APP_URL: url, ...configuration };
  // With a channel to this process: it ends when an interrupted run does.
  const gateway = fork(join(import.meta.dirname, '../../services/gateway/dist/main.js'), { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 50_000 },
    )
    .toBe(200);
  return { url, stop: () => gateway.kill('SIGTERM') };
}

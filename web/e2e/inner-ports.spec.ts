import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { environments } from './person';

const isOpen = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });

test('what services ask each other, and health and metrics, is answered on this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ address, family }) => address !== '127.0.0.1' && !(family === 'IPv6' && address.startsWith('fe80')))
    .map(({ address }) => address);
  // All of 127/8 is this machine on Linux: who listens on every interface answers there too.
  const hosts = [...others, '127.0.0.2'];
  const ports = Object.values(environments()).flatMap(({ RPC_PORT, HEALTH_PORT }) => [RPC_PORT, HEALTH_PORT].filter(Boolean).map(Number));
  expect(ports.length).toBeGreaterThan(8);
  for (const port of ports) {
    expect([port, await isOpen('127.0.0.1', port)]).toEqual([port, true]);
    for (const host of hosts) expect([host, port, await isOpen(host, port)]).toEqual([host, port, false]);
  }
});

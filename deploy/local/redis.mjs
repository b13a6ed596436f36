import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { freePort } from './ports.mjs';
import { findRedis } from './redis-program.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const configuration = ({ port, home, password, throwAway }) =>
  [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${quoted(home)}`,
    `requirepass ${password}`,
    // Queues live here: nothing may be dropped to make room, and what was accepted is there after a restart.
    'maxmemory-policy noeviction',
    `appendonly ${throwAway ? 'no' : 'yes'}`,
    'save ""',
  ].join('\n');

/** What the server replies to a client that asks whether it is there; empty when it replies nothing. */
function replyOf(port, password) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    let reply = '';
    const end = () => {
      socket.destroy();
      resolve(reply);
    };
    socket.setTimeout(5_000, end);
    socket.once('error', end);
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (data) => {
      reply += data;
      if (/^(?:\+PONG|-)/m.test(reply)) end();
    });
  });
}

/**
 * Starts a Redis of our own on a free loopback port.
 * @param {{dataDirectory: string, password: string, list: import('./process-list.mjs').ProcessList, throwAway?: boolean, signal?: AbortSignal, giveUp?: (error: Error) => void}} options
 */
export async function startRedis({ dataDirectory, password, list, throwAway = false, signal, giveUp }) {
  const program = findRedis();
  const home = join(dataDirectory, 'redis');
  const port = await freePort();
  mkdirSync(home, { recursive: true, mode: 0o700 });
  // In a file, so that the password is not seen in the list of processes.
  const file = join(home, 'redis.conf');
  writeFileSync(file, `${configuration({ port, home, password, throwAway })}\n`, { mode: 0o600 });

  const launch = () => {
    const log = openLog(dataDirectory, 'redis');
    const server = spawn(program.command, [file], { env: { PATH: process.env.PATH, ...program.env }, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    return server;
  };
  // Up, with its data read, and the password is right.
  const isReady = async () => (await replyOf(port, password)).includes('+PONG');
  // While it is still reading its data, it says so.
  const isLive = async () => (await replyOf(port, password)) !== '';
  const server = new SupervisedProcess({ name: 'redis', launch, isReady, isLive, port, dataDirectory, list, signal, giveUp });
  await server.start();
  return { url: `redis://:${password}@127.0.0.1:${port}`, stop: () => server.stop() };
}

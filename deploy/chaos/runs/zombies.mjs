import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { together } from '../together.mjs';
import { underLoad } from '../under-load.mjs';

const worker = 'ai-2';
const inspectorPort = 9_229;

/** Lets a process do nothing but count for so long: its heartbeat and its lock stand still, although it lives. */
async function block(pid, ms) {
  process.kill(pid, 'SIGUSR1');
  let target;
  while (!target) {
    await sleep(100);
    target = await fetch(`http://127.0.0.1:${inspectorPort}/json`).then(
      async (answer) => (await answer.json())[0],
      () => undefined,
    );
  }
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') };
  const socket = await new Promise((resolve, reject) => {
    get(target.webSocketDebuggerUrl.replace('ws:', 'http:'), { headers })
      .on('upgrade', (_response, upgraded) => resolve(upgraded))
      .on('error', reject);
  });
  const expression = `if (process.pid === ${pid}) { const until = Date.now() + ${ms}; while (Date.now() < until); }`;
  socket.write(frameOf(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } })));
  await sleep(ms + 500);
  socket.destroy();
}

/** One masked text frame (RFC 6455, section 5.2). */
function frameOf(text) {
  const bytes = Buffer.from(text);
  const mask = randomBytes(4);
  const head = Buffer.from([0x81, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([head, mask, bytes.map((byte, place) => byte ^ mask[place % 4])]);
}

async function pauseProcess(system, ms) {
  const fault = system.strike(worker, 'SIGSTOP');
  await sleep(ms);
  process.kill(system.pidOf(worker), 'SIGCONT');
  fault.until = Date.now();
}

async function blockLoop(system, ms) {
  const fault = { name: worker, at: Date.now() };
  system.faults.push(fault);
  await block(system.pidOf(worker), ms);
  fault.until = Date.now();
}

const zombieRun = (name, what, stand) => ({
  name,
  what,
  gate: 'its job goes on elsewhere, and what it writes late is refused: one result',
  full: { times: 20, pauseMs: 25_000 },
  async run({ system, times, pauseMs }) {
    system.model.become((request, reply) => system.model.sayAfter(1_000, request, reply));
    const turns = [];
    for (let count = 0; count < times; count += 1) {
      const turn = await underLoad(system, { scores: 16, people: 8, everyMs: 10 }, async ({ untilAccepted }) => {
        await untilAccepted(12);
        await stand(system, pauseMs);
      });
      turns.push(turn);
      await system.untilReady();
    }
    system.model.become();
    const resumedS = Math.max(...turns.map((turn) => turn.resumedS));
    // Without a job that changed hands nothing was shown.
    const missed = resumedS === 0 ? ['no job was in its hands'] : [];
    return { ...together(turns), times, resumedS, missed };
  },
});

export const zombies = [
  zombieRun('R9-stopped', 'a worker that stands still (SIGSTOP) and goes on later', pauseProcess),
  zombieRun('R9-blocked', 'a worker whose event loop is blocked', blockLoop),
];

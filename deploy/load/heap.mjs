import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

/** Where Node opens its inspector when it is asked to by a signal: on this machine only, and only for who may signal the process. */
const inspector = 'http://127.0.0.1:9229/json';
const patienceMs = 30_000;

async function opened() {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const targets = await fetch(inspector).then(
      (answer) => answer.json(),
      () => [],
    );
    if (targets.length > 0) return targets[0].webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error('A process did not open its inspector: is port 9229 taken?');
}

async function closed() {
  while (
    await fetch(inspector).then(
      () => true,
      () => false,
    )
  )
    await sleep(50);
}

function connect(address) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  let asked = 0;
  const call = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const hear = (message) => {
        const { id: answered, result, error } = JSON.parse(message);
        if (answered !== id) return;
        socket.off('message', hear);
        if (error) reject(new Error(error.message));
        else resolve(result);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve({ call, end: () => socket.close() }));
  });
}

/**
 * Collects the garbage of a Node process, whatever it was started with, and answers the megabytes of its heap that are still in use. Its inspector is open for
 * this moment only: a signal opens it (SIGUSR1, as in every Node process), and what opened it closes it. One process at a time, since all would use one port.
 */
export async function collectedHeap(pid) {
  process.kill(pid, 'SIGUSR1');
  const { call, end } = await connect(await opened());
  // Twice: what a finaliser frees is garbage only afterwards.
  await call('HeapProfiler.collectGarbage');
  await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' });
  await call('Runtime.evaluate', { expression: 'void setTimeout(() => process._debugEnd(), 20)' });
  end();
  await closed();
  return result.value / 1024 / 1024;
}

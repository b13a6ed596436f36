import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { atRate } from './at-rate.mjs';
import { send } from './send-request.mjs';

// A thread of its own: who reads a page elsewhere does not wait for those who send beacons.
const { url, uname, items, visits, eventsPerBeacon } = workerData;

/** One address may only send so many: the visitors come from as many addresses of this machine as they would from others. */
const addresses = 50;
const agents = Array.from({ length: addresses }, (_, number) => new Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` }));
const readers = [];
const told = { sent: 0, refused: 0, failed: 0 };

async function begin(number) {
  const agent = agents[number % addresses];
  const { text, status } = await send(`${url}/api/visits`, { method: 'POST', agent, body: { key: uname } });
  if (status !== 200) throw new Error(`a visit was not started: ${status} ${text}`);
  readers.push({ agent, token: JSON.parse(text).token, number: 0, told: Promise.resolve() });
}

/** As browsers do, a reader tells the next only when the last was answered: a server that is behind is not sent ever more connections, which it resets. */
function beacon(turn) {
  const reader = readers[turn % readers.length];
  reader.told = reader.told.then(() => tell(reader, turn));
  return reader.told;
}

async function tell(reader, turn) {
  reader.number += 1;
  const { number, token, agent } = reader;
  const seen = Array.from({ length: eventsPerBeacon - 2 }, (_, place) => ({
    type: 'seen',
    section: 'work',
    itemId: items[(turn + place) % items.length],
    ms: 40,
  }));
  const body = { token, number, events: [{ type: 'visible', ms: number === 1 ? 1_000 : 700 }, { type: 'input' }, ...seen] };
  const { status, text } = await send(`${url}/api/visits/events`, { method: 'POST', agent, body }).catch(() => ({ status: 0, text: '' }));
  if (status !== 200) told.failed += 1;
  else if (JSON.parse(text).refused === null) told.sent += seen.length;
  else told.refused += 1;
}

for (let number = 0; number < visits; number++) await begin(number);
parentPort.on('message', async (seconds) => {
  const took = await atRate(visits, seconds, beacon);
  parentPort.postMessage({ took, ...told });
});
parentPort.postMessage({ took: 0, ...told });

import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';
import { median, percentile, ratio } from './figures.mjs';

const require = createRequire(inRoot('libs/platform/package.json'));
const { newId } = require('./dist/new-id.js');

const endpoints = 5;
const events = 4_000;
const rounds = 3;
const perSecond = 20;
const roundSeconds = 8;
const leastPerSecond = 500;
const mostRatio = 1.5;

/** A server that answers at once, but at `/dead` never; `took` are ms from an event to its arrival. */
async function startReceiver() {
  const sentAt = new Map();
  const came = { count: 0, first: 0, last: 0, took: [] };
  const server = createServer((request, response) => {
    if (request.url === '/dead' && came.isDead) return void request.resume();
    let text = '';
    request.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      response.writeHead(204).end();
      const began = sentAt.get(JSON.parse(text).data.conversationId);
      if (began === undefined || request.url === '/dead') return;
      const now = performance.now();
      came.first ||= now;
      came.last = now;
      came.count += 1;
      came.took.push(now - began);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clear = () => Object.assign(came, { count: 0, first: 0, last: 0, took: [] });
  const until = async (count) => {
    for (const end = performance.now() + 120_000; came.count < count; await sleep(20))
      if (performance.now() > end) throw new Error(`${came.count} of ${count}`);
  };
  return { server, sentAt, came, clear, until, url: (path) => `http://127.0.0.1:${server.address().port}/${path}` };
}

/**
 * Deliveries a second to receivers that answer at once, from the event that another service tells to its arrival; and how late deliveries are, with and without
 * an endpoint beside them that never answers.
 */
export async function benchWebhooks({ environment, ask, person }) {
  const { Queues } = require('./dist/queues.js');
  const { eventQueue } = require('./dist/outbox.js');
  const queues = new Queues(environment.REDIS_URL, environment.REDIS_PREFIX ?? 'folia');
  const receiver = await startReceiver();
  const happen = async (count) => {
    const messages = Array.from({ length: count }, () => ({
      id: newId(),
      name: 'message.sent',
      payload: { threadId: newId(), ownerId: person.userId },
      traceparent: '',
    }));
    for (const { payload } of messages) receiver.sentAt.set(payload.threadId, performance.now());
    await queues.addEvents(eventQueue('sharing'), messages);
  };
  const untilLive = async () => {
    while ((await ask('GET', '/api/webhooks')).body.items.some(({ state }) => state === 'waiting')) await sleep(200);
  };
  const add = (path) => ask('POST', '/api/webhooks', { url: receiver.url(path), types: ['conversation.message'] });
  const steady = async () => {
    receiver.clear();
    for (let turn = 0; turn < perSecond * roundSeconds; turn += 1) {
      void happen(1);
      await sleep(1_000 / perSecond);
    }
    await receiver.until(perSecond * roundSeconds * endpoints);
    return percentile(receiver.came.took, 0.95);
  };
  for (let number = 0; number < endpoints; number += 1) await add(number);
  await untilLive();
  await happen(200);
  await receiver.until(200 * endpoints);
  const rates = [];
  for (let round = 0; round < rounds; round += 1) {
    receiver.clear();
    await happen(events);
    await receiver.until(events * endpoints);
    rates.push((events * endpoints) / ((receiver.came.last - receiver.came.first) / 1_000));
  }
  const { body: dead } = await add('dead');
  await untilLive();
  const turn = async (isOn) => {
    const { version } = (await ask('GET', `/api/webhooks/${dead.id}`)).body;
    await ask('PATCH', `/api/webhooks/${dead.id}`, { version, isOn });
  };
  const [alone, beside] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    receiver.came.isDead = false;
    await turn(false);
    alone.push(await steady());
    await turn(true);
    await untilLive();
    receiver.came.isDead = true;
    // It has a backlog, and every place that it may hold is held.
    await happen(100);
    await sleep(2_000);
    beside.push(await steady());
  }
  await queues.close();
  receiver.server.closeAllConnections();
  receiver.server.close();
  const late = ratio(median(beside), median(alone));
  return [
    { what: 'deliveries a second', figure: Math.round(median(rates)), goal: `≥ ${leastPerSecond}`, isMet: median(rates) >= leastPerSecond },
    { what: `p95 in ms, ${perSecond * endpoints} a second`, figure: Math.round(median(alone)), goal: '', isMet: '' },
    { what: 'the same beside a dead endpoint', figure: Math.round(median(beside)), goal: '', isMet: '' },
    { what: 'ratio of the two', figure: late, goal: `≤ ${mostRatio}`, isMet: Number(late) <= mostRatio },
  ];
}

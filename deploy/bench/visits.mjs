import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median, percentile } from './figures.mjs';
import { seedYear } from './visits-year.mjs';

/** What is sent beside the pages that are read, each second. */
const eventsPerSecond = 5_000;
const eventsPerBeacon = 20;
const pagesPerSecond = 50;
const roundSeconds = 20;
const rounds = 5;
const mostRatio = 1.2;
const mostLagMs = 5_000;
const mostDrawMs = 50;

/** Beacons a second; each visit sends one a second. */
const visits = eventsPerSecond / eventsPerBeacon;
/** One address may only send so many: the visitors come from as many addresses of this machine as they would from others. */
const addresses = 50;
const agents = Array.from({ length: addresses }, (_, number) => new Agent({ keepAlive: true, localAddress: `127.0.1.${number + 1}` }));
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A connection that the other side closed while it was idle is no failure: what was asked on it is asked once more, as browsers do. */
function send(url, { method = 'GET', agent, body }) {
  const headers = { 'user-agent': browser, ...(body && { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text })).on('error', reject);
    });
    asked.on('error', (error) => (asked.reusedSocket && error.code === 'ECONNRESET' ? resolve(send(url, { method, agent, body })) : reject(error)));
    asked.end(body && JSON.stringify(body));
  });
}

/** Starts `work(turn)` so many times a second for some seconds, whether or not the ones before are over, and waits for all. */
async function atRate(perSecond, seconds, work) {
  const began = performance.now();
  const all = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const wait = began + (turn * 1_000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    all.push(work(turn));
  }
  await Promise.all(all);
  return (performance.now() - began) / 1_000;
}

/** Readers of one page who send beacons; `sent` counts what was answered as stored. */
class Readers {
  sent = 0;
  refused = 0;
  failed = 0;
  readers = [];

  constructor(url, uname, items) {
    this.url = url;
    this.uname = uname;
    this.items = items;
  }

  async start() {
    for (let number = 0; number < visits; number++) {
      const agent = agents[number % addresses];
      const { text, status } = await send(`${this.url}/api/visits`, { method: 'POST', agent, body: { key: this.uname } });
      if (status !== 200) throw new Error(`a visit was not started: ${status} ${text}`);
      this.readers.push({ agent, token: JSON.parse(text).token, number: 0, told: Promise.resolve() });
    }
  }

  /** As browsers do, a reader tells the next only when the last was answered: a server that is behind is not sent ever more connections, which it resets. */
  beacon(turn) {
    const reader = this.readers[turn % this.readers.length];
    reader.told = reader.told.then(() => this.tell(reader, turn));
    return reader.told;
  }

  async tell(reader, turn) {
    reader.number += 1;
    const { number, token, agent } = reader;
    const events = Array.from({ length: eventsPerBeacon - 2 }, (_, place) => ({
      type: 'seen',
      section: 'work',
      itemId: this.items[(turn + place) % this.items.length],
      ms: 40,
    }));
    const body = { token, number, events: [{ type: 'visible', ms: number === 1 ? 1_000 : 700 }, { type: 'input' }, ...events] };
    const { status, text } = await send(`${this.url}/api/visits/events`, { method: 'POST', agent, body }).catch(() => ({ status: 0, text: '' }));
    if (status !== 200) this.failed += 1;
    else if (JSON.parse(text).refused === null) this.sent += events.length;
    else this.refused += 1;
  }
}

async function readPages(url, seconds) {
  const times = [];
  const agent = new Agent({ keepAlive: true });
  await atRate(pagesPerSecond, seconds, async () => {
    const began = performance.now();
    const { status } = await send(url, { agent });
    if (status !== 200) throw new Error(`the page answered ${status}`);
    times.push(performance.now() - began);
  });
  return percentile(times, 0.99);
}

async function ingest({ product, person, items, database }) {
  const readers = new Readers(product.url, person.uname, items);
  const page = `${product.url}/${person.uname}`;
  await readers.start();
  await Promise.all([readPages(page, 3), atRate(visits, 3, (turn) => readers.beacon(turn))]);
  const ratios = [];
  let seconds = 0;
  let sentBefore = readers.sent;
  let taken = 0;
  for (let round = 0; round < rounds; round++) {
    const alone = await readPages(page, roundSeconds);
    sentBefore = readers.sent;
    const [beside, took] = await Promise.all([readPages(page, roundSeconds), atRate(visits, roundSeconds, (turn) => readers.beacon(turn))]);
    ratios.push(beside / alone);
    seconds += took;
    taken += readers.sent - sentBefore;
    console.log(`round ${round + 1}: p99 of a page ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside beacons`);
  }
  const ended = performance.now();
  const counted = async () => {
    const { rows } = await database.query(
      `SELECT (SELECT count(*)::int FROM visit_event WHERE owner_id = $1 AND type = 'seen') AS stored,
      (SELECT coalesce(sum(visible_ms), 0)::bigint FROM daily_count WHERE owner_id = $1 AND dimension = 'item') AS ms`,
      [person.userId],
    );
    return { stored: rows[0].stored, ms: Number(rows[0].ms) };
  };
  let found = await counted();
  while (found.ms !== readers.sent * 40 && performance.now() - ended < 10_000) {
    await sleep(50);
    found = await counted();
  }
  const ratio = median(ratios);
  const lag = performance.now() - ended;
  const perSecond = (taken * eventsPerBeacon) / (eventsPerBeacon - 2) / seconds;
  return {
    'events a second': Math.round(perSecond),
    'ratio of p99 (median)': ratio.toFixed(2),
    'all ratios': ratios.map((one) => one.toFixed(2)).join(' '),
    'rows lost': readers.sent - found.stored,
    'counts behind ms': Math.round(lag),
    refused: readers.refused,
    failed: readers.failed,
    holds: ratio <= mostRatio && found.stored === readers.sent && lag <= mostLagMs && perSecond >= eventsPerSecond * 0.98,
  };
}

/** How long an answer about a year takes, from the question over HTTP to its last byte: the middle of some. */
async function drawn(ask, path) {
  const times = [];
  for (let count = 0; count < 15; count++) {
    const began = performance.now();
    await ask('GET', path);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Beacons beside page reads, and a year with a million events; the run ends with an error when a goal is missed. */
export async function benchVisits({ product, person, ask, databaseUrl }) {
  const items = [];
  for (let count = 0; count < 30; count++) {
    const { body } = await ask('POST', '/api/items', { content: { kind: 'work', fields: { position: `Cook ${count}`, employer: 'Harbor' } } });
    items.push(body.id);
  }
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Cook' } });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('SET search_path = sharing');
  try {
    const rows = [await ingest({ product, person, items, database })];
    const events = await seedYear(database, { ownerId: person.userId, items, databaseUrl });
    const to = new Date().toISOString().slice(0, 10);
    const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
    for (const question of ['overview', 'readers', 'links', 'heat', 'funnel', 'visits']) {
      const ms = await drawn(ask, `/api/analytics/${question}?from=${from}&to=${to}`);
      rows.push({ [`a year of ${events} events`]: question, 'drawn in ms': ms.toFixed(1), goal: mostDrawMs, holds: ms <= mostDrawMs });
    }
    if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
    return rows;
  } finally {
    await database.end();
    for (const agent of agents) agent.destroy();
  }
}

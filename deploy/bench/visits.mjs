import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { atRate } from './at-rate.mjs';
import { median, percentile } from './figures.mjs';
import { makeReadPortfolio } from './read-portfolio.mjs';
import { send } from './send-request.mjs';

/** What is sent beside the pages that are read, each second. */
const eventsPerSecond = 5_000;
const eventsPerBeacon = 20;
const pagesPerSecond = 50;
const roundSeconds = 20;
const rounds = 5;
const mostRatio = 1.2;
const mostLagMs = 5_000;

/** Beacons a second; each visit sends one a second. */
const visits = eventsPerSecond / eventsPerBeacon;

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

/** Readers of a page who send beacons for as many seconds as they are told to; `sent` counts the events that were answered as stored. */
async function startSenders(workerData) {
  const thread = new Worker(new URL('./beacon-senders.mjs', import.meta.url), { workerData });
  const [begun] = await once(thread, 'message');
  let sum = begun;
  return {
    sum: () => sum,
    send: async (seconds) => {
      thread.postMessage(seconds);
      [sum] = await once(thread, 'message');
      return sum.took;
    },
    end: () => thread.terminate(),
  };
}

/** Beacons beside page reads; the run ends with an error when a goal is missed. */
export async function benchVisits({ product, person, ask, databaseUrl }) {
  const items = await makeReadPortfolio(ask);
  const page = `${product.url}/${person.uname}`;
  const senders = await startSenders({ url: product.url, uname: person.uname, items, visits, eventsPerBeacon });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('SET search_path = sharing');
  try {
    await Promise.all([readPages(page, 3), senders.send(3)]);
    const ratios = [];
    let seconds = 0;
    let taken = 0;
    for (let round = 0; round < rounds; round++) {
      const alone = await readPages(page, roundSeconds);
      const sentBefore = senders.sum().sent;
      const [beside, took] = await Promise.all([readPages(page, roundSeconds), senders.send(roundSeconds)]);
      ratios.push(beside / alone);
      seconds += took;
      taken += senders.sum().sent - sentBefore;
      console.log(`round ${round + 1}: p99 of a page ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside beacons`);
    }
    const { sent, refused, failed } = senders.sum();
    const { stored, lag } = await counted(database, person.userId, sent);
    const ratio = median(ratios);
    const perSecond = (taken * eventsPerBeacon) / (eventsPerBeacon - 2) / seconds;
    const holds = ratio <= mostRatio && stored === sent && lag <= mostLagMs && perSecond >= eventsPerSecond * 0.98;
    if (!holds) process.exitCode = 1;
    return [
      {
        'events a second': Math.round(perSecond),
        'ratio of p99 (median)': ratio.toFixed(2),
        'all ratios': ratios.map((one) => one.toFixed(2)).join(' '),
        'rows lost': sent - stored,
        'counts behind ms': Math.round(lag),
        refused,
        failed,
        holds,
      },
    ];
  } finally {
    await database.end();
    await senders.end();
  }
}

/** How many events are stored, and how long it took from now until all of them were counted (ms; at most ten seconds). */
async function counted(database, ownerId, sent) {
  const ended = performance.now();
  for (;;) {
    const { rows } = await database.query(
      `SELECT (SELECT count(*)::int FROM visit_event WHERE owner_id = $1 AND type = 'seen') AS stored,
      (SELECT coalesce(sum(visible_ms), 0)::bigint FROM daily_count WHERE owner_id = $1 AND dimension = 'item') AS ms`,
      [ownerId],
    );
    const lag = performance.now() - ended;
    if (Number(rows[0].ms) === sent * 40 || lag > 10_000) return { stored: rows[0].stored, lag };
    await sleep(50);
  }
}

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ask } from '../people.mjs';
import { together } from '../together.mjs';
import { underLoad } from '../under-load.mjs';

const restoredWithinS = 60;
const recoveredWithinS = 10;
const consumesWithinS = 15;

/** Asks a Redis something on a connection of its own, as soon as it answers. */
async function tell(system, ...command) {
  for (;;) {
    const redis = new Redis(system.stores.redisUrl, { maxRetriesPerRequest: 0, retryStrategy: null, lazyConnect: true });
    redis.on('error', () => {});
    try {
      await redis.connect();
      return await redis.call(...command);
    } catch (error) {
      if (error.message?.startsWith('ERR')) throw error;
      await sleep(100, undefined, { signal: system.signal });
    } finally {
      redis.disconnect();
    }
  }
}

/** Reads a page over and over until told to stop; answers how many there were, and what failed. */
function keepReading(system, person) {
  const failed = [];
  let asked = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      asked += 1;
      const { status } = await ask(system.urls[asked % 2], person, 'GET', '/api/items').catch((error) => ({ status: error.name }));
      if (status !== 200) failed.push(`a read was answered with ${status}`);
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return { asked, failed };
  };
}

/** Does something to Redis again and again under load, each time until all jobs of that turn are over. */
const redisRun = ({ name, what, gate, full, short, healsWithinS, harm, heal = async () => {} }) => ({
  name,
  what,
  gate,
  full,
  short,
  async run({ system, times, scores }) {
    const turns = [];
    const reads = [];
    for (let count = 0; count < times; count += 1) {
      const turn = await underLoad(system, { scores, people: 5 }, async ({ people, untilAccepted }) => {
        await untilAccepted(Math.floor(scores / 2));
        const stopReading = keepReading(system, people[0]);
        await harm(system);
        await untilAccepted(scores);
        await heal(system);
        reads.push(await stopReading());
      });
      turns.push(turn);
    }
    const slowest = Math.max(...turns.map(({ healedS }) => healedS));
    const failed = reads.flatMap((one) => one.failed);
    const missed = [...(slowest > healsWithinS ? [`all was over only ${slowest} s after the fault`] : []), ...failed.slice(0, 5)];
    return { ...together(turns), times, healedS: slowest, missed };
  },
});

/** Kills the Redis and takes away what it kept, before it is started again. */
async function replaceEmpty(system) {
  system.strike('redis', 'SIGKILL');
  const folder = join(system.home, 'stores', 'redis');
  for (const name of readdirSync(folder).filter((one) => one.startsWith('append'))) rmSync(join(folder, name), { recursive: true, force: true });
  await tell(system, 'FLUSHALL');
}

export const redisKilled = redisRun({
  name: 'R3',
  what: 'kill -9 of Redis, which keeps a log of what it was told',
  gate: `nothing lost; all jobs over within ${consumesWithinS} s, without a restart of anything else`,
  full: { times: 20, scores: 20 },
  healsWithinS: consumesWithinS,
  harm: async (system) => {
    system.strike('redis', 'SIGKILL');
    await tell(system, 'PING');
  },
});

const usual = { full: { times: 10, scores: 20 }, healsWithinS: restoredWithinS, gate: `every read is answered, each job is over within ${restoredWithinS} s` };
export const redisFaults = [
  redisRun({ ...usual, name: 'R4-flushed', what: 'FLUSHALL', short: { times: 1, scores: 12 }, harm: (system) => tell(system, 'FLUSHALL') }),
  redisRun({ ...usual, name: 'R4-empty', what: 'another, empty Redis in its place', harm: replaceEmpty }),
  redisRun({
    ...usual,
    name: 'R4-full',
    what: 'a Redis that is full and refuses to write',
    harm: (system) => tell(system, 'CONFIG', 'SET', 'maxmemory', '1'),
    heal: (system) => tell(system, 'CONFIG', 'SET', 'maxmemory', '0'),
  }),
  redisRun({
    ...usual,
    name: 'R4-replica',
    what: 'a Redis that has become a replica and only reads',
    harm: (system) => tell(system, 'REPLICAOF', '127.0.0.1', '1'),
    heal: (system) => tell(system, 'REPLICAOF', 'NO', 'ONE'),
  }),
];

export const databaseStopped = {
  name: 'R6',
  what: 'an immediate stop of PostgreSQL in the middle of transactions',
  gate: `nothing half written; every process is ready again within ${recoveredWithinS} s after the database`,
  full: { times: 20, scores: 120 },
  short: { times: 1, scores: 10 },
  async run({ system, random, times, scores }) {
    const recoveries = [];
    const everyMs = (times * 6_000) / scores;
    const result = await underLoad(system, { scores, people: 10, everyMs }, async () => {
      for (let count = 0; count < times; count += 1) {
        await sleep(random.between(500, 2_500));
        const old = system.pidOf('postgres');
        // What `pg_ctl stop -m immediate` sends.
        system.strike('postgres', 'SIGQUIT');
        while ([undefined, old].includes(system.pidOf('postgres'))) await sleep(20);
        await system.untilDatabase();
        const began = Date.now();
        await system.untilReady();
        recoveries.push((Date.now() - began) / 1_000);
      }
    });
    const slowest = Math.max(...recoveries);
    return { ...result, times, missed: slowest > recoveredWithinS ? [`ready only ${slowest} s after the database`] : [] };
  },
};

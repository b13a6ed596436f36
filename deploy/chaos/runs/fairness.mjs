import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { percentile } from '../../bench/figures.mjs';
import { follow, startScore } from '../jobs.mjs';
import { consult } from '../oracle.mjs';
import { makePeople } from '../people.mjs';
import { withDatabase } from '../with-database.mjs';

const timesLonger = 2;
/** So many scores may a person start a minute; whoever has more waiting has collected them. */
const atOnce = 50;

/** Lets a person start more scores in a minute than they may. */
async function forgetLimit({ environments, stores }, { userId }) {
  const redis = new Redis(stores.redisUrl);
  await redis.del(`${environments().gateway.REDIS_PREFIX ?? 'folia'}:limit-fit-score:${userId}`);
  redis.disconnect();
}

/** Gives one person so many jobs. */
async function fill(system, tenant, count) {
  const jobs = [];
  while (jobs.length < count) {
    await forgetLimit(system, tenant);
    jobs.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - jobs.length) }, () => startScore(system, tenant)))));
  }
  return jobs;
}

/** Starts one job for each of these people at once. Answers how long each waited for the first word of a worker, in seconds. */
async function serve(system, newcomers) {
  const jobs = await Promise.all(newcomers.map((person) => startScore(system, person)));
  const told = await Promise.all(jobs.map((job) => follow(system, job, AbortSignal.any([system.signal, AbortSignal.timeout(120_000)]))));
  const waits = told.map(({ events }, place) => ((events[0]?.at ?? Number.POSITIVE_INFINITY) - jobs[place].acceptedAt) / 1_000);
  return { jobs, told, p95: percentile(waits, 0.95) };
}

const countOpen = ({ stores }) =>
  withDatabase(stores.databaseUrl, async (run) => (await run('SELECT count(*)::int AS count FROM ai.job WHERE finished_at IS NULL'))[0].count);

export const fairness = {
  name: 'R17',
  what: 'one person with a long queue of jobs, and others who come with one each',
  gate: `the others wait at most ${timesLonger} times as long as with an empty queue (p95)`,
  full: { times: 5, backlog: 1_000, newcomers: 20 },
  short: { times: 1, backlog: 60, newcomers: 20 },
  async run({ system, times, backlog, newcomers }) {
    const since = Date.now();
    const people = await makePeople(system, 1 + newcomers);
    const [tenant, ...others] = people;
    const accepted = [];
    const told = [];
    const missed = [];
    let slowest = 0;
    for (let count = 0; count < times; count += 1) {
      // Long enough for the queue to stay long.
      system.model.become((request, reply) => system.model.sayAfter(500, request, reply));
      const alone = await serve(system, others);
      accepted.push(...alone.jobs, ...(await fill(system, tenant, backlog)));
      const before = await countOpen(system);
      const beside = await serve(system, others);
      const left = await countOpen(system);
      accepted.push(...beside.jobs);
      told.push(...alone.told, ...beside.told);
      slowest = Math.max(slowest, beside.p95);
      console.log(`    ${JSON.stringify({ aloneS: alone.p95, besideS: beside.p95, openBefore: before, openAfter: left })}`);
      if (beside.p95 > timesLonger * alone.p95) missed.push(`the others waited ${beside.p95} s, and ${alone.p95} s with an empty queue`);
      // Otherwise they were not beside anything.
      if (left === 0) missed.push('the queue was empty before the others were served');
      system.model.become();
      while ((await countOpen(system)) > 0) await sleep(500, undefined, { signal: system.signal });
    }
    return { ...(await consult(system, { accepted, told, people, since })), times, healedS: slowest, missed };
  },
};

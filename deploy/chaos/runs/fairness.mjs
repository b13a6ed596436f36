import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from '../../bench/figures.mjs';
import { startScore } from '../jobs.mjs';
import { consult } from '../oracle.mjs';
import { makePeople } from '../people.mjs';

const mostRatio = 2;
/** Of one another's jobs, a newcomer waits at least for those that are being worked on. */
const leastMs = 1_000;
const atOnce = 20;

/** Starts so many of one person's jobs, a few at a time. */
async function flood(system, person, count) {
  const jobs = [];
  for (let done = 0; done < count; done += atOnce)
    jobs.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, () => startScore(system, person)))));
  return jobs;
}

/** From a job's acceptance to its end, in ms, by the database's clock. */
async function waitsOf({ stores }, jobs) {
  const client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
  const ids = jobs.map(({ jobId }) => jobId);
  const text = 'SELECT (extract(epoch FROM finished_at - created_at) * 1000)::float8 AS ms FROM ai.job WHERE id = ANY($1) AND finished_at IS NOT NULL';
  try {
    for (;;) {
      const { rows } = await client.query(text, [ids]);
      if (rows.length === ids.length) return rows.map(({ ms }) => ms);
      await sleep(100);
    }
  } finally {
    await client.end();
  }
}

export const fairness = {
  name: 'R17',
  what: 'one person starts a thousand jobs, and twenty others one each',
  gate: `theirs take at most ${mostRatio} times as long (p95) as with nobody before them`,
  full: { times: 5, many: 1_000 },
  async run({ system, times, many }) {
    const since = Date.now();
    const accepted = [];
    const ratios = [];
    const everyone = [];
    for (let count = 0; count < times; count += 1) {
      const [busy, ...others] = await makePeople(system, 41);
      everyone.push(busy, ...others);
      const first = await Promise.all(others.slice(0, 20).map((person) => startScore(system, person)));
      const alone = percentile(await waitsOf(system, first), 0.95);
      const flooded = await flood(system, busy, many);
      const second = await Promise.all(others.slice(20).map((person) => startScore(system, person)));
      const behind = percentile(await waitsOf(system, second), 0.95);
      ratios.push(behind / Math.max(alone, leastMs));
      console.log(`    alone ${alone.toFixed(0)} ms, behind ${many} jobs ${behind.toFixed(0)} ms (p95)`);
      await waitsOf(system, flooded);
      accepted.push(...first, ...flooded, ...second);
    }
    const { wrongs, found } = await consult(system, { accepted, told: [], people: everyone, since });
    const ended = (state) => found?.jobs.filter((job) => job.state === state).length ?? 0;
    const missed = ratios.filter((ratio) => ratio > mostRatio).map((ratio) => `newcomers waited ${ratio.toFixed(2)} times as long`);
    return { accepted: accepted.length, done: ended('done'), failed: ended('failed'), wrongs, times, missed };
  },
};

export const backlog = {
  name: 'R16-fair',
  what: 'a newcomer behind a backlog of one person',
  gate: 'their job is over within 5 s, and the backlog too in the end',
  full: { many: 2_000, times: 3 },
  async run({ system, many, times }) {
    const since = Date.now();
    const [busy, ...newcomers] = await makePeople(system, times + 1);
    const flooded = await flood(system, busy, many);
    const waits = [];
    const accepted = [...flooded];
    for (const person of newcomers) {
      const job = await startScore(system, person);
      accepted.push(job);
      waits.push(...(await waitsOf(system, [job])));
    }
    await waitsOf(system, flooded);
    const { wrongs, found } = await consult(system, { accepted, told: [], people: [busy, ...newcomers], since });
    const ended = (state) => found?.jobs.filter((job) => job.state === state).length ?? 0;
    const slowest = Math.max(...waits) / 1_000;
    return {
      accepted: accepted.length,
      done: ended('done'),
      failed: ended('failed'),
      wrongs,
      times,
      resumedS: slowest,
      missed: slowest > 5 ? [`a newcomer waited ${slowest} s`] : [],
    };
  },
};

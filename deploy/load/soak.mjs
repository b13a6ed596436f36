import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expectedRows } from './expected-rows.mjs';
import { percentile, slope } from './figures.mjs';
import { collectedHeap } from './heap.mjs';
import { jobNames, openMix, performMix } from './mix.mjs';
import { processFigures } from './processes.mjs';

const mostGrowth = 0.02;
const services = ['user', 'portfolio', 'ai', 'sharing'];
/** The mix runs in turns, between which garbage is collected and counted. */
const turnSeconds = 60;

/** Rows of every table, by `service.table`; parts of one table count together. */
async function countRows(system) {
  const found = {};
  for (const service of services)
    await system.inDatabase(service, async (client) => {
      const { rows } = await client.query(
        `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
        [service],
      );
      for (const { name } of rows) found[`${service}.${name}`] = (await client.query(`SELECT count(*)::int AS count FROM "${name}"`)).rows[0].count;
    });
  return found;
}

/** How many keys of each kind Redis holds, ids and addresses left out, and how many of them never end. */
async function countKeys(url) {
  const redis = new Redis(url);
  const kinds = {};
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'COUNT', 1_000);
    cursor = next;
    for (const key of keys) {
      const kind = key.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}|[A-Za-z0-9+/_-]{44,}=*|\d+(\.\d+){3}|(?<=:)[0-9a-f:]+$|\b\d+\b/g, '*');
      kinds[kind] ??= { keys: 0, endless: 0 };
      kinds[kind].keys += 1;
      if ((await redis.pttl(key)) === -1) kinds[kind].endless += 1;
    }
  } while (cursor !== '0');
  redis.disconnect();
  return kinds;
}

/** Heap after collecting, memory and open files of each Node process at this moment. */
async function measure(system) {
  const figures = processFigures(system.home);
  const found = {};
  for (const name of ['gateway', ...services]) found[name] = { ...figures[name], heap: await collectedHeap(figures[name].pid) };
  return found;
}

const count = (found) => Object.fromEntries(Object.entries(found).map(([name, { times, failed }]) => [name, times.length - failed]));
const add = (all, more) => Object.fromEntries(Object.keys(more).map((name) => [name, (all[name] ?? 0) + more[name]]));

/** The mix at a steady rate for long: what grows, in each process, in Redis and in the tables. */
export async function runSoak(system, { rate, warmUp, minutes }) {
  const actions = await openMix(system);
  await performMix(actions, rate, warmUp * 60);
  // Jobs and events on their way end first, so that they count as no growth.
  await sleep(5_000);
  const before = { keys: await countKeys(system.redisUrl), rows: await countRows(system) };
  const samples = [[0, await measure(system)]];
  let done = {};
  let failed = 0;
  const times = [];
  const began = performance.now();
  for (let turn = 0; turn < (minutes * 60) / turnSeconds; turn++) {
    const found = await performMix(actions, rate, turnSeconds);
    done = add(done, count(found));
    failed += Object.values(found).reduce((sum, one) => sum + one.failed, 0);
    const requests = Object.entries(found).flatMap(([name, one]) => (jobNames.includes(name) ? [] : one.times));
    times.push([(performance.now() - began) / 3_600_000, percentile(requests, 99)]);
    samples.push([(performance.now() - began) / 3_600_000, await measure(system)]);
    console.log(
      `minute ${turn + 1}: heap ${Object.entries(samples.at(-1)[1])
        .map(([name, { heap }]) => `${name} ${heap.toFixed(1)}`)
        .join(', ')}; p99 ${Math.round(times.at(-1)[1])} ms`,
    );
  }
  await sleep(5_000);
  const after = { keys: await countKeys(system.redisUrl), rows: await countRows(system) };
  console.log('Done meanwhile:', done, 'failed:', failed);
  console.table(
    Object.keys(samples[0][1]).map((name) => {
      const [first, last] = [samples[0][1][name], samples.at(-1)[1][name]];
      const growth = last.heap / first.heap - 1;
      const perHour = slope(samples.map(([hours, all]) => [hours, all[name].heap]));
      return {
        process: name,
        'heap MB': `${first.heap.toFixed(1)} to ${last.heap.toFixed(1)}`,
        growth: `${(growth * 100).toFixed(1)} %`,
        'slope MB/h': perHour.toFixed(1),
        'process MB': `${Math.round(first.megabytes)} to ${Math.round(last.megabytes)}`,
        files: `${first.files} to ${last.files}`,
        goal: '<= 2 %',
        holds: growth <= mostGrowth,
      };
    }),
  );
  console.table(
    Object.entries(after.keys)
      .map(([kind, { keys, endless }]) => ({
        kind,
        before: before.keys[kind]?.keys ?? 0,
        after: keys,
        'never end before': before.keys[kind]?.endless ?? 0,
        after_: endless,
      }))
      .filter((row) => row.after > row.before)
      .map(({ after_, ...row }) => ({ ...row, 'never end after': after_ })),
  );
  const rows = Object.entries(after.rows).map(([table, now]) => ({
    table,
    before: before.rows[table] ?? 0,
    after: now,
    grew: now - (before.rows[table] ?? 0),
  }));
  const grown = rows.filter(({ grew }) => grew > 0).map((row) => ({ ...row, ...expectedRows(row.table, done) }));
  console.table(grown.map((row) => ({ ...row, holds: row.grew <= row.most })));
  return [
    { what: 'p99 ms of requests, first and last minute', measured: `${Math.round(times[0][1])}, ${Math.round(times.at(-1)[1])}` },
    {
      what: 'tables that grew more than the mix says',
      measured:
        grown
          .filter((row) => row.grew > row.most)
          .map(({ table }) => table)
          .join(', ') || 'none',
    },
  ];
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { underLoad } from '../under-load.mjs';

const services = ['user', 'portfolio', 'ai', 'sharing'];

/** Tables that say what was sent and heard, and what the clock changes by itself. */
const passing = /^(outbox|handled_event|chaos_copy|migration)$/;

/** A fingerprint of every table, by its name. */
async function fingerprints(run) {
  const tables = await run(`SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname = ANY($1)`, [services]);
  const prints = new Map();
  for (const { schema, name } of tables.filter((table) => !passing.test(table.name))) {
    const [{ print }] = await run(`SELECT md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS print FROM "${schema}"."${name}" t`);
    prints.set(`${schema}.${name}`, print);
  }
  return prints;
}

/** Keeps a copy of each event that goes out. */
async function copyEvents(run) {
  for (const service of services) {
    await run(`
      CREATE TABLE "${service}".chaos_copy (LIKE "${service}".outbox INCLUDING ALL);
      CREATE FUNCTION "${service}".chaos_copy() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
        BEGIN INSERT INTO "${service}".chaos_copy SELECT OLD.* ON CONFLICT DO NOTHING; RETURN OLD; END $$;
      CREATE TRIGGER chaos_copy AFTER DELETE ON "${service}".outbox FOR EACH ROW EXECUTE FUNCTION "${service}".chaos_copy()`);
  }
  return async () => {
    for (const service of services) await run(`DROP FUNCTION "${service}".chaos_copy CASCADE; DROP TABLE "${service}".chaos_copy`);
  };
}

async function untilSent(run) {
  for (;;) {
    const counts = await run(services.map((service) => `SELECT count(*)::int AS count FROM "${service}".outbox`).join(' UNION ALL '));
    if (counts.every(({ count }) => count === 0)) return;
    await sleep(100);
  }
}

/** Sends every event once more, in any order. Answers how many there were. */
async function sendAgain(run, random) {
  const all = [];
  for (const service of services) all.push(...(await run(`SELECT id FROM "${service}".chaos_copy`)).map(({ id }) => ({ service, id })));
  const order = random.shuffled(all);
  for (let from = 0; from < order.length; from += 25) {
    for (const { service, id } of order.slice(from, from + 25))
      await run(`INSERT INTO "${service}".outbox SELECT * FROM "${service}".chaos_copy WHERE id = $1`, [id]);
    await untilSent(run);
  }
  return order.length;
}

/** Gives the workers every job once more, in any order, and waits until they have had them all. */
async function queueAgain({ environments, stores }, jobs, turn) {
  const connection = new Redis(stores.redisUrl, { maxRetriesPerRequest: null });
  const { REDIS_PREFIX = 'folia' } = environments().ai;
  for (const kind of new Set(jobs.map((job) => job.kind))) {
    const queue = new Queue(kind, { connection, prefix: REDIS_PREFIX });
    const own = jobs.filter((job) => job.kind === kind);
    for (const { jobId } of own)
      await queue.add(kind, { id: jobId, traceparent: '' }, { jobId: `${jobId}-again-${turn}`, priority: 1, removeOnComplete: true, removeOnFail: true });
    while ((await queue.getJobCountByTypes('waiting', 'prioritized', 'active', 'delayed')) > 0) await sleep(100);
    await queue.close();
  }
  connection.disconnect();
  return jobs.length;
}

export const duplicates = {
  name: 'R8',
  what: 'every message twice, in any order, some at once and the rest when all is over',
  gate: 'no row of any service changes',
  full: { scores: 250, imports: 10, rounds: 2 },
  short: { scores: 20, imports: 2, rounds: 1 },
  async run({ system, random, scores, imports, rounds }) {
    const client = new pg.Client({ connectionString: system.stores.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const run = async (text, values) => (await client.query(text, values)).rows;
    const stopCopying = await copyEvents(run);
    try {
      let jobs = [];
      let messages = 0;
      const result = await underLoad(system, { scores, imports, people: 20, everyMs: 30 }, async ({ accepted, untilAccepted }) => {
        jobs = accepted;
        await untilAccepted(Math.floor((scores + imports) / 2));
        // While they run.
        messages += await queueAgain(system, [...accepted], 'at-once');
        await untilAccepted(scores + imports);
      });
      await untilSent(run);
      // What the last of them changes by itself: a moment of quiet.
      await sleep(2_000);
      const before = await fingerprints(run);
      for (let round = 0; round < rounds; round += 1) messages += (await sendAgain(run, random)) + (await queueAgain(system, random.shuffled(jobs), round));
      await sleep(2_000);
      const after = await fingerprints(run);
      const changed = [...before].filter(([name, print]) => after.get(name) !== print).map(([name]) => `the table ${name} has changed`);
      return { ...result, times: messages, missed: changed };
    } finally {
      await stopCopying();
      await client.end();
    }
  },
};

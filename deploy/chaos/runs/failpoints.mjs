import { setTimeout as sleep } from 'node:timers/promises';
import { startScore } from '../jobs.mjs';
import { underLoad } from '../under-load.mjs';
import { withDatabase } from '../with-database.mjs';

/** An arbitrary number; whoever is to stop asks for this lock. */
const lock = 7_102_027;
const workers = ['ai', 'ai-2'];

async function until(isSo, words, within = 60_000) {
  for (const deadline = Date.now() + within; !(await isSo()); await sleep(20)) if (Date.now() > deadline) throw new Error(`it never came to this: ${words}`);
}

const killWorkers = (system) => workers.map((name) => system.strike(name));

/** The row is committed, and no message has gone out: what is sent to Redis is held back until its sender is dead. */
async function beforeMessage(system, { start, run }) {
  system.wires.redis.become('hold-sent');
  const started = start();
  await until(
    async () => (await run(`SELECT 1 FROM ai.job WHERE state = 'accepted' AND created_at > now() - interval '30 s'`)).length > 0,
    'a row without a message',
  );
  killWorkers(system);
  await sleep(100);
  system.wires.redis.become('pass');
  await started;
}

/** Redis has taken what a service sent, and the service has not heard so: events are still in the outbox, and go out again. */
async function beforeReceipt(system, { start, run }) {
  const started = start();
  await until(async () => (await run(`SELECT 1 FROM ai.job WHERE state = 'running'`)).length > 0, 'a job that runs');
  system.wires.redis.become('hold-answers');
  await until(async () => (await run('SELECT 1 FROM ai.outbox')).length > 0, 'an event that is on its way', 5_000).catch(() => {});
  await sleep(100);
  killWorkers(system);
  await sleep(100);
  system.wires.redis.become('pass');
  await started;
}

/** The model has answered, and nobody has written the answer down. */
async function beforeSaving(system, { start, run }) {
  await run(
    `CREATE OR REPLACE FUNCTION ai.chaos_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(${lock}); RETURN NEW; END $$`,
  );
  await run('CREATE TRIGGER chaos_stop BEFORE INSERT ON ai.llm_answer FOR EACH ROW EXECUTE FUNCTION ai.chaos_stop()');
  await run(`SELECT pg_advisory_lock(${lock})`);
  const stopped = () => run(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${lock} AND NOT granted`);
  try {
    const started = start();
    await until(async () => (await stopped()).length > 0, 'an answer that is not kept');
    killWorkers(system);
    // Otherwise the database would carry out what it holds back, although nobody waits for it any more.
    for (const { pid } of await stopped()) await run('SELECT pg_terminate_backend($1, 5000)', [pid]);
    await started;
  } finally {
    await run('DROP FUNCTION ai.chaos_stop CASCADE');
    await run(`SELECT pg_advisory_unlock(${lock})`);
  }
}

/** The job is done, and its message is not: Redis never hears that it was worked on, and gives it to the next worker. */
async function beforeAcknowledgement(system, { start, run }) {
  const [{ count: before }] = await run(`SELECT count(*)::int AS count FROM ai.job WHERE state = 'done'`);
  const started = start();
  await until(async () => (await run(`SELECT 1 FROM ai.job WHERE state = 'running'`)).length > 0, 'a job that runs');
  system.wires.redis.become('hold-sent');
  await until(async () => (await run(`SELECT count(*)::int AS count FROM ai.job WHERE state = 'done'`))[0].count > before, 'a job that is done');
  killWorkers(system);
  await sleep(100);
  system.wires.redis.become('pass');
  await started;
}

const points = { beforeMessage, beforeReceipt, beforeSaving, beforeAcknowledgement };

const runAt = (name, between) => ({
  name: `R2-${name}`,
  what: `kill -9 between ${between}`,
  gate: 'nothing lost or doubled',
  full: { times: 50 },
  short: { times: 1 },
  async run({ system, times }) {
    const result = await underLoad(system, { scores: 0, people: 8 }, ({ people, note }) =>
      withDatabase(system.stores.databaseUrl, async (run) => {
        for (let count = 0; count < times; count += 1) {
          const start = () => Promise.all(people.slice(0, 4).map(async (person) => note(await startScore(system, person))));
          await points[name](system, { start, run });
          await system.untilReady();
        }
      }),
    );
    return { ...result, times, missed: [] };
  },
});

export const failpoints = [
  runAt('beforeMessage', 'the commit of a job and its message'),
  runAt('beforeReceipt', 'an event that Redis has taken and the news of that'),
  runAt('beforeSaving', "the model's answer and its row"),
  runAt('beforeAcknowledgement', 'the end of a job and that of its message'),
];

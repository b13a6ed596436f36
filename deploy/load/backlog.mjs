import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { inRoot } from '../local/paths.mjs';
import { percentile } from './figures.mjs';
import { ask, makePortfolios } from './people.mjs';
import { asPerson, probe } from './probe.mjs';
import { cpuWhile, processFigures } from './processes.mjs';

const ownerCount = 50;
const newcomerCount = 12;
const rowsAtOnce = 5_000;
const messagesAtOnce = 100;
const text = `Acoustics engineer at Tidewater Audio

Requirements
- 3 years of experience in acoustics or signal processing
- Python and MATLAB
- Fluent English

What you will do
- Design microphone arrays and measure them in our lab`;

const { Queues } = createRequire(inRoot('services/ai/package.json'))('@folia/platform/queues');

/** Accepted jobs as starting them leaves them: each with a posting and a score of its own, the owners in turn. Answers their ids in that order. */
async function addRows(system, owners, postings, count) {
  return system.inDatabase('ai', async (client) => {
    const ids = [];
    for (let from = 0; from < count; from += rowsAtOnce) {
      const { rows } = await client.query(
        `WITH made AS MATERIALIZED (
           SELECT gen_random_uuid() AS id, gen_random_uuid() AS posting_id, n, ($1::uuid[])[1 + n % $3] AS owner_id, ($2::uuid[])[1 + n % $3] AS like_id
           FROM generate_series($4::int, $5::int) n),
         kept AS (
           INSERT INTO posting (id, owner_id, text, hash, read)
           SELECT made.posting_id, made.owner_id, p.text || ' ' || n, md5(p.hash || n) || md5(random()::text), p.read FROM made JOIN posting p ON p.id = like_id RETURNING 1),
         scored AS (
           INSERT INTO fit_score (id, owner_id, profile_id, posting_id, free) SELECT id, owner_id, owner_id, posting_id, true FROM made RETURNING 1),
         accepted AS (
           INSERT INTO job (id, kind, owner_id, caller)
           SELECT id, 'fit-score', owner_id, jsonb_build_object('actor', jsonb_build_object('type', 'user', 'id', owner_id, 'isAdmin', false, 'sessionId', owner_id)) FROM made RETURNING 1)
         SELECT id, (SELECT count(*) FROM kept) + (SELECT count(*) FROM scored) + (SELECT count(*) FROM accepted) FROM made ORDER BY n`,
        [owners.map(({ userId }) => userId), postings, owners.length, from, Math.min(from + rowsAtOnce, count) - 1],
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  });
}

/** Their messages, through the class that the services add theirs with: each behind as many of others as its owner has before it. */
async function addMessages(system, ids, ownersCount) {
  const queues = new Queues(system.redisUrl, system.environments.ai.REDIS_PREFIX ?? 'folia');
  let refused = 0;
  for (let from = 0; from < ids.length; from += messagesAtOnce) {
    let group = ids.slice(from, from + messagesAtOnce).map((id, place) => ({ id, turn: 1 + Math.floor((from + place) / ownersCount) }));
    while (group.length > 0) {
      const taken = await Promise.all(group.map(({ id, turn }) => queues.add('fit-score', `${id}-1`, { id, traceparent: '' }, { turn })));
      group = group.filter((_, place) => !taken[place]);
      refused += group.length;
      // A connection that is not open yet, or that was dropped, is there a moment later.
      if (group.length > 0) await sleep(200);
    }
  }
  await queues.close();
  return refused;
}

/** Milliseconds from asking for a score to the first word that it is worked on, and to its end. */
async function newcomer(system, person, number) {
  const began = performance.now();
  const { jobId } = await ask(system, person, 'POST', '/api/fit-scores', { text: `${text} ${number}` });
  const stream = await fetch(`${system.url}/api/jobs/${jobId}/events`, { headers: asPerson(person) });
  let started;
  let told = '';
  for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
    told += piece;
    if (/^data: /m.test(told)) started ??= performance.now() - began;
  }
  if (!told.includes('"type":"done"')) throw new Error(`A newcomer's score did not end well: ${told}`);
  return { started, ended: performance.now() - began };
}

const waiting = (system) =>
  system.inDatabase('ai', async (client) => (await client.query('SELECT count(*)::int AS count FROM job WHERE finished_at IS NULL')).rows[0].count);

async function untilEmpty(system) {
  while ((await waiting(system)) > 0) await sleep(500);
}

/** A hundred thousand jobs that wait: what they take in Redis, when a newcomer's job starts, what others notice, how fast they are worked off. */
export async function runBacklog(system, { jobs, seconds }) {
  const [reader, ...rest] = await makePortfolios(system, 1 + ownerCount + newcomerCount, 'Owner');
  const owners = rest.slice(0, ownerCount);
  const newcomers = rest.slice(ownerCount);
  const postings = [];
  for (const owner of owners) postings.push((await ask(system, owner, 'POST', '/api/fit-scores', { text })).postingId);
  await untilEmpty(system);
  const redis = new Redis(system.redisUrl);
  const megabytes = async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))[1]) / 1024 / 1024;
  const fill = async (count) => {
    const began = performance.now();
    const ids = await addRows(system, owners, postings, count);
    const rowsDone = performance.now();
    const refused = await addMessages(system, ids, owners.length);
    return { rows: (rowsDone - began) / 1_000, messages: (performance.now() - rowsDone) / 1_000, refused };
  };
  try {
    await probe(system, reader, 5);
    const empty = await probe(system, reader, seconds);
    const before = await megabytes();
    // Enough to keep the worker as busy as the large backlog does: what is left between the two is the length of the queue.
    await fill(Math.min(jobs, 200 * seconds));
    const busy = await cpuWhile(system.home, () => probe(system, reader, seconds));
    await system.inDatabase('ai', (client) => client.query(`DELETE FROM job WHERE state = 'accepted'`));
    await untilEmpty(system);
    const filled = await fill(jobs);
    const full = await megabytes();
    const left = await waiting(system);
    const began = performance.now();
    const starts = [];
    const [long] = await Promise.all([
      cpuWhile(system.home, () => probe(system, reader, seconds)),
      (async () => {
        for (const [number, person] of newcomers.entries()) {
          starts.push(await newcomer(system, person, number));
          await sleep(1_000);
        }
      })(),
    ]);
    const drained = (left - (await waiting(system))) / ((performance.now() - began) / 1_000);
    const share = ({ cpu, seconds: took }) =>
      ['ai', 'portfolio', 'user', 'postgres', 'redis'].map((name) => `${name} ${Math.round((cpu[name] / took) * 100)} %`).join(', ');
    const p95 = (of, name) => percentile(of[name].times, 95).toFixed(1);
    return [
      {
        what: 'jobs that waited at once',
        measured: `${left} (rows in ${filled.rows.toFixed(1)} s by SQL, messages in ${filled.messages.toFixed(1)} s, ${filled.refused} sent again)`,
        goal: jobs,
      },
      {
        what: 'Redis, MB before and then',
        measured: `${before.toFixed(1)}, ${full.toFixed(1)}; process ${Math.round(processFigures(system.home).redis.megabytes)}`,
        goal: '<= 200',
      },
      { what: 'a newcomer’s job starts after s, most of all', measured: `${(Math.max(...starts.map((one) => one.started)) / 1_000).toFixed(2)}`, goal: '<= 5' },
      {
        what: 'and is done after s, p50 and most',
        measured: [50, 100]
          .map((part) =>
            (
              percentile(
                starts.map((one) => one.ended),
                part,
              ) / 1_000
            ).toFixed(2),
          )
          .join(', '),
        goal: '',
      },
      { what: 'worked off, jobs a second', measured: drained.toFixed(0), goal: '' },
      ...Object.keys(empty).map((name) => ({
        what: `${name}: p95 ms idle, worker busy, long queue`,
        measured: `${p95(empty, name)}, ${p95(busy.result, name)}, ${p95(long.result, name)} (failed ${long.result[name].failed})`,
        goal: 'long <= busy +20 %',
      })),
      { what: 'CPU of a core, worker busy', measured: share(busy), goal: '' },
      { what: 'CPU of a core, long queue', measured: share(long), goal: '' },
    ];
  } finally {
    redis.disconnect();
  }
}

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inRoot } from '../local/paths.mjs';
import { benchBoardScreen } from './board-screen.mjs';
import { median, percentile } from './figures.mjs';

const candidates = 1_000;
const boards = 20;
const folder = inRoot('deploy/local/examples');
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
const text = readFileSync(inRoot('deploy/bench/career-job.txt'), 'utf8');

/** Everybody has another selection of an example's entries, and their words are their own. */
const resumeOf = (number) => {
  const { basics, items } = examples[number % examples.length];
  const chosen = items.filter((_, place) => ((number >> (place % 10)) & 1) === 0 || place === 0);
  return { headline: `${basics.headline} ${number}`, items: chosen.map(([kind, fields]) => ({ id: randomUUID(), kind, fields })) };
};

/** Agreements and candidates of one job, as the ways in write them. */
async function join(database, jobId, numbers) {
  const ids = numbers.map(() => [randomUUID(), randomUUID()]);
  await database.query('BEGIN');
  await database.query(
    `INSERT INTO agreement (id, job_id, way, shown, state, given_at) SELECT id, $2, 'apply', '{}', 'given', now() FROM unnest($1::uuid[]) id`,
    [ids.map(([agreement]) => agreement), jobId],
  );
  await database.query(
    `INSERT INTO candidate (id, job_id, number, agreement_id, name, resume, subject)
     SELECT id, $2, number, agreement, 'Candidate ' || number, resume, gen_random_uuid() FROM unnest($1::uuid[], $3::uuid[], $4::int[], $5::jsonb[]) AS r (id, agreement, number, resume)`,
    [ids.map(([, id]) => id), jobId, ids.map(([agreement]) => agreement), numbers, numbers.map((number) => JSON.stringify(resumeOf(number)))],
  );
  await database.query('UPDATE screening_job SET last_number = $2 WHERE id = $1', [jobId, Math.max(...numbers)]);
  await database.query('COMMIT');
}

/** A board of a thousand candidates: from their coming, or a change of one criterion, until all are read and placed, and how it behaves on a screen. */
export async function benchScreening({ product, person, ask, databaseUrl }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { body: job } = await ask('POST', '/api/screening/jobs', { text });
  const path = `/api/screening/jobs/${job.id}`;
  const untilRead = async (all) => {
    const began = performance.now();
    for (;;) {
      const { body } = await ask('GET', `${path}/reading`);
      if (body.all === all && body.read === all && body.runId === null) return performance.now() - began;
      await sleep(200);
    }
  };
  const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  await join(database, job.id, numbers(1, candidates));
  const whole = await untilRead(candidates);
  await join(database, job.id, [candidates + 1]);
  const newcomer = await untilRead(candidates + 1);
  const [criterion] = job.criteria.slice(1);
  await ask('PATCH', `${path}/criteria/${criterion.id}`, { version: criterion.version, words: 'Beamforming for microphone arrays' });
  const changed = await untilRead(candidates + 1);
  const times = [];
  let bytes = 0;
  for (let number = 0; number < boards; number++) {
    const began = performance.now();
    const { body } = await ask('GET', `${path}/board`);
    times.push(performance.now() - began);
    bytes = JSON.stringify(body).length;
    if (body.rows.length !== candidates + 1 || body.rows.some(({ place }) => place === null)) throw new Error('Somebody has no place.');
  }
  const onScreen = await benchBoardScreen({
    url: product.url,
    person,
    jobId: job.id,
    join: (run) => join(database, job.id, [candidates + 2 + run]),
  });
  await database.end();
  const row = (what, ms, goal) => ({ what, ms: Math.round(ms), goal });
  return [
    row(`${candidates} candidates against ${job.criteria.length} criteria`, whole, '<= 10000 ms'),
    row('one more candidate, to their place', newcomer, '<= 2000 ms'),
    row('other words for one criterion, all candidates', changed, 'less than the first reading'),
    row(`a board of ${candidates + 1} rows, ${Math.round(bytes / 1024)} kB, p50`, median(times), 'reported'),
    row('the same, p95', percentile(times, 0.95), 'reported'),
    ...onScreen,
  ];
}

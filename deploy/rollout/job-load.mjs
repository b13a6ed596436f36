import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { compareEvents, followJob } from './event-stream.mjs';
import { send } from './send.mjs';

const lookEveryMs = 500;
/** A job that is not over by then counts as lost. */
const endWithinMs = 180_000;

const advert = (number) => `Senior Backend Engineer
Trial Company ${number} – Berlin

What you will do
- Design and run services in Go
- Own our PostgreSQL databases

What you bring
- 3+ years of Go
- PostgreSQL in production
- Kafka
- Experience with wobblegraphs ${number}
`;

/** Of all rounds: a posting that was scored before, for the same portfolio, adds no score. */
let number = 0;

/**
 * Keeps a number of jobs in flight, one per person, each followed by several streams.
 * @param {{port: number, people: object[], streams: number, databases: Record<string, string>, redisUrl: string}} options
 */
export async function startJobs({ port, people, streams, databases, redisUrl }) {
  const outcome = { accepted: [], refused: {}, gaps: 0, doubles: 0, resumed: 0, slowestMs: 0, refusals: {}, standstill: { s: 0 }, open: 0, examples: [] };
  const [ai, user] = [new pg.Client({ connectionString: databases.ai }), new pg.Client({ connectionString: databases.user })];
  await Promise.all([ai.connect(), user.connect()]);
  const redis = new Redis(redisUrl);
  const owners = people.map(({ userId }) => userId);
  const countMade = async () =>
    (await ai.query(`SELECT count(*)::int AS count FROM ai.job WHERE owner_id = ANY($1) AND kind = 'fit-score'`, [owners])).rows[0].count;
  const madeBefore = await countMade();
  let isOver = false;

  const one = async (person) => {
    number += 1;
    const { status, text, reason } = await send({ port, person, method: 'POST', path: '/api/fit-scores', body: { text: advert(number) } });
    if (status !== 202) {
      const why = `start a job: ${[status, /"code":"(\w+)"/.exec(text)?.[1], reason].filter(Boolean).join(' ')}`;
      outcome.refused[why] = (outcome.refused[why] ?? 0) + 1;
      return sleep(1_000);
    }
    const { id, jobId } = JSON.parse(text);
    outcome.accepted.push({ id, jobId });
    outcome.open += streams;
    const seen = await Promise.all(Array.from({ length: streams }, () => followJob({ port, person, jobId })));
    outcome.open -= streams;
    const told = await redis.xrange(`folia:job-${jobId}`, '-', '+');
    const said = told.map(([eventId]) => eventId);
    for (const { events, resumed, slowestMs, refusals } of seen) {
      const { gaps, doubles } = compareEvents(events, said);
      if (gaps + doubles > 0 && outcome.examples.length < 5) outcome.examples.push({ jobId, told, events, resumed, refusals });
      outcome.gaps += gaps;
      outcome.doubles += doubles;
      outcome.resumed += resumed;
      outcome.slowestMs = Math.max(outcome.slowestMs, slowestMs);
      for (const why of refusals) outcome.refusals[why] = (outcome.refusals[why] ?? 0) + 1;
    }
  };
  const runs = people.map(async (person) => {
    while (!isOver) await one(person);
  });

  // By the database's clock: since when the worker of a running job has not been heard of.
  const still = `SELECT extract(epoch FROM clock_timestamp() - heartbeat_at)::float8 AS s, id, state, attempt, outages, step FROM ai.job WHERE finished_at IS NULL AND attempt > 0 ORDER BY 1 DESC LIMIT 1`;
  const watch = (async () => {
    while (!isOver || outcome.open > 0) {
      const [stillest] = (await ai.query(still)).rows;
      if (stillest && stillest.s > outcome.standstill.s) outcome.standstill = stillest;
      await sleep(lookEveryMs);
    }
  })();

  /** Stops starting jobs, waits for the last one, and looks at what is kept of each. */
  const stop = async () => {
    isOver = true;
    await Promise.race([Promise.all([...runs, watch]), sleep(endWithinMs, undefined, { ref: false })]);
    // The ledger hears of the end by an event.
    await sleep(2_000);
    const ids = outcome.accepted.map(({ jobId }) => jobId);
    const { rows: ended } = await ai.query(
      `SELECT job.id, state, error_code AS "errorCode", attempt, fit_score.result IS NOT NULL AS "hasResult" FROM ai.job LEFT JOIN ai.fit_score USING (id) WHERE job.id = ANY($1)`,
      [ids],
    );
    const made = (await countMade()) - madeBefore;
    const { rows: paid } = await user.query(
      `SELECT job_id, count(*)::int AS count, bool_and(state = 'committed') AS done FROM "user".usage WHERE job_id = ANY($1) GROUP BY 1`,
      [ids],
    );
    await Promise.all([ai.end(), user.end()]);
    redis.disconnect();
    const well = ended.filter(({ state, hasResult }) => state === 'done' && hasResult);
    const unpaid = ids.length - paid.filter(({ count, done }) => count === 1 && done).length;
    const failures = ended.filter(({ state }) => state === 'failed').map(({ errorCode }) => errorCode);
    return {
      ...outcome,
      accepted: ids.length,
      ended: well.length,
      lost: ids.length - well.length,
      doubled: made - ids.length,
      repeated: ended.filter(({ attempt }) => attempt > 1).length,
      unpaid,
      failures,
    };
  };
  return { outcome, stop };
}

import { waysToFail } from '../failing-model.mjs';
import { markerIn } from '../model.mjs';
import { together } from '../together.mjs';
import { underLoad } from '../under-load.mjs';
import { withDatabase } from '../with-database.mjs';

const overWithinS = 120;
const workers = ['ai', 'ai-2'];

/** How many answers of the model are kept for these jobs. */
const keptAnswers = ({ stores }, jobIds) =>
  withDatabase(stores.databaseUrl, async (run) => (await run('SELECT count(*)::int AS count FROM ai.llm_answer WHERE job_id = ANY($1)', [jobIds]))[0].count);

/** Whoever works has not heard yet that the model fails: otherwise it would not be asked for a minute. */
async function forgetFailures(system) {
  for (const name of workers) system.strike(name);
  await system.untilReady(workers);
}

/** Lets the model fail in one way while jobs run. Answers what the run found, how many calls a job took, and what was kept. */
async function failIn(system, way, scores) {
  await forgetFailures(system);
  const calls = new Map();
  system.model.become((request, reply) => {
    const marker = markerIn(request);
    calls.set(marker, (calls.get(marker) ?? 0) + 1);
    return way.script(request, reply, system);
  });
  if (way.isRefused) system.wires.model.become('refuse');
  let jobs = [];
  try {
    const result = await underLoad(system, { scores, people: scores, everyMs: 10 }, async ({ accepted }) => {
      jobs = accepted;
    });
    const endOf = ({ jobId }) => result.told.find((one) => one.jobId === jobId)?.events.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    const kept = await keptAnswers(
      system,
      jobs.map(({ jobId }) => jobId),
    );
    return { ...result, most: Math.max(0, ...calls.values()), kept, slowestS: Math.max(...jobs.map((job) => endOf(job) - job.acceptedAt)) / 1_000 };
  } finally {
    if (way.isRefused) system.wires.model.become('pass');
    system.model.become();
  }
}

function missedBy({ name, calls, isAnswered, isRefused }, { most, kept, slowestS }) {
  const missed = [];
  if (slowestS > overWithinS) missed.push(`a job was over only after ${slowestS} s`);
  if (most > calls) missed.push(`a job took ${most} calls, and ${calls} are enough`);
  if (most === 0 && !isRefused) missed.push('nobody asked the model');
  if (kept > 0 && !isAnswered) missed.push(`${kept} answers were kept that are none`);
  if (kept === 0 && isAnswered) missed.push('an answer that was late and right was not taken');
  return missed.map((words) => `a model that fails (${name}): ${words}`);
}

export const modelFailures = {
  name: 'R11',
  what: `a model that fails in ${waysToFail.length} ways`,
  gate: `each job is over within ${overWithinS} s, done or failed with its unit back, after few calls, and nothing is kept that is no answer`,
  full: { times: 4, scores: 5 },
  short: { times: 1, scores: 2 },
  async run({ system, times, scores }) {
    const turns = [];
    const missed = [];
    for (const way of waysToFail) {
      for (let count = 0; count < times; count += 1) {
        const turn = await failIn(system, way, scores);
        turns.push(turn);
        console.log(`    ${JSON.stringify({ way: way.name, slowestS: turn.slowestS, calls: turn.most, done: turn.done, failed: turn.failed })}`);
        missed.push(...missedBy(way, turn));
      }
    }
    await forgetFailures(system);
    return { ...together(turns), times: turns.length, healedS: Math.max(...turns.map(({ slowestS }) => slowestS)), missed };
  },
};

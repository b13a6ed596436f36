import pg from 'pg';
import { underLoad } from '../under-load.mjs';

const endsWithinS = 120;
const mostCalls = 3;

const later = (ms, work) => void setTimeout(work, ms).unref();
const cutAt =
  (share) =>
  (_request, reply, { text }) => {
    reply.piece(text.slice(0, Math.ceil(text.length * share) - 1));
    later(50, () => reply.cut());
  };
const refuse = (status, headers) => (_request, reply) => reply.refuse(status, headers);
const say = (words) => (_request, reply, answer) => reply.say(typeof words === 'function' ? words(answer.text) : words);
const sayAfter =
  (ms) =>
  (_request, reply, { text }) =>
    later(ms, () => reply.say(text));

/** One character every five seconds, as long as anybody listens. */
const drip = (_request, reply, { text }) => {
  let at = 0;
  const timer = setInterval(() => reply.piece(text[at++ % text.length]), 5_000);
  reply.over.then(() => clearInterval(timer));
};

/** What the endpoint does, and whether anything of it may be kept. */
const kinds = {
  'refuses connections': { wire: 'refuse' },
  'is silent for 10 s': { script: sayAfter(10_000), keeps: true },
  'is silent for 60 s': { script: sayAfter(60_000) },
  'is silent for 10 min': { script: sayAfter(600_000) },
  'answers 429 and when to come back': { script: refuse(429, { 'retry-after': '1' }) },
  'answers 429': { script: refuse(429) },
  'answers 500': { script: refuse(500) },
  'answers 502': { script: refuse(502) },
  'answers 503': { script: refuse(503) },
  'answers with a page': { script: (_request, reply) => reply.refuse(200, { 'content-type': 'text/html' }, '<html><body>Sign in</body></html>') },
  'answers half a JSON': { script: say((text) => text.slice(0, text.length / 2)) },
  'answers something else': { script: say('{"verdict":"hire"}') },
  'answers NaN': { script: say('{"requirements":[{"quote":NaN,"name":-5,"kind":1e9,"need":"must"}]}') },
  'answers -5 and 1e9': { script: say('{"requirements":[{"quote":"a","name":-5,"kind":1e9,"need":"must"}],"evidence":[-5]}') },
  'answers nothing': { script: say('') },
  'answers 5 MB': {
    script: (_request, reply) =>
      reply.refuse(200, { 'content-type': 'text/event-stream' }, `data: ${JSON.stringify({ choices: [{ delta: { content: 'x'.repeat(5_000_000) } }] })}\n\n`),
  },
  'breaks off at 10 %': { script: cutAt(0.1) },
  'breaks off at 50 %': { script: cutAt(0.5) },
  'breaks off at 99 %': { script: cutAt(0.99) },
  drips: { script: drip },
  'does not know the model': { script: refuse(404) },
  'does not take the key': { script: refuse(401) },
};
const quick = ['refuses connections', 'answers 429', 'answers half a JSON', 'breaks off at 50 %', 'does not take the key'];

/** How many of the model's answers are kept for these jobs. */
async function keptFor({ stores }, jobs) {
  const client = new pg.Client({ connectionString: stores.databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS kept FROM ai.llm_answer WHERE job_id = ANY($1)', [jobs.map(({ jobId }) => jobId)]);
  await client.end();
  return rows[0].kept;
}

/** Its breaker may be open since the last kind, which would keep it from asking at all. */
async function startAnew(system) {
  for (const name of ['ai', 'ai-2']) {
    const old = system.pidOf(name);
    system.strike(name, 'SIGTERM');
    while ([undefined, old].includes(system.pidOf(name))) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await system.untilReady();
}

export const modelFaults = {
  name: 'R11',
  what: 'a model that fails in each of the ways there are',
  gate: `each job is done within ${endsWithinS} s, asks at most ${mostCalls} times, and keeps no part of an answer`,
  full: { times: 20, chosen: Object.keys(kinds) },
  short: { times: 3, chosen: quick },
  async run({ system, times, chosen }) {
    const turns = [];
    const missed = [];
    for (const kind of chosen) {
      const { wire = 'pass', script, keeps = false } = kinds[kind];
      await startAnew(system);
      system.model.become(script && ((request, reply) => script(request, reply, system.model.answerTo(request))));
      system.wires.model.become(wire);
      let jobs = [];
      const turn = await underLoad(system, { scores: times, people: 4, everyMs: 10 }, async ({ accepted, untilAccepted }) => {
        await untilAccepted(times);
        jobs = accepted;
      });
      const calls = jobs.map(({ marker }) => system.model.requests.filter(({ messages }) => JSON.stringify(messages).includes(marker)).length);
      const kept = await keptFor(system, jobs);
      system.wires.model.become('pass');
      system.model.become();
      turns.push(turn);
      if (turn.healedS > endsWithinS) missed.push(`a model that ${kind}: the last job ended after ${turn.healedS} s`);
      if (turn.done < times) missed.push(`a model that ${kind}: ${turn.done} of ${times} jobs are done`);
      if (Math.max(...calls) > mostCalls) missed.push(`a model that ${kind}: a job asked ${Math.max(...calls)} times`);
      if (kept > 0 && !keeps) missed.push(`a model that ${kind}: ${kept} answers were kept`);
      console.log(`    a model that ${kind}: ${calls.reduce((sum, one) => sum + one, 0)} calls, over after ${turn.healedS.toFixed(1)} s`);
    }
    const sum = (key) => turns.reduce((total, turn) => total + turn[key], 0);
    const slowest = Math.max(...turns.map(({ healedS }) => healedS));
    return {
      times: times * chosen.length,
      accepted: sum('accepted'),
      done: sum('done'),
      failed: sum('failed'),
      wrongs: turns.flatMap(({ wrongs }) => wrongs),
      healedS: slowest,
      missed,
    };
  },
};

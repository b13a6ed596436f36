import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../bench/figures.mjs';
import { collectedHeap } from '../../load/heap.mjs';
import { inRoot } from '../../local/paths.mjs';
import { follow } from '../jobs.mjs';
import { makePeople } from '../people.mjs';
import { followSlowly } from '../slow-follower.mjs';
import { underLoad } from '../under-load.mjs';
import { withDatabase } from '../with-database.mjs';

const { ProgressWriter } = createRequire(inRoot('services/ai/package.json'))('@folia/platform/progress');
const { newId } = createRequire(inRoot('services/ai/package.json'))('@folia/platform/new-id');

/** A person may have 20 streams: one of them reads well. */
const slowPerPerson = 19;
/** Below the 200 that an address may have. */
const perAddress = 180;
/** What each hears before it becomes slow. */
const eventsBefore = 5;
/** Within what Redis keeps of a job; together more than what the network's own buffers hold for one connection, which is 4 MB here (`net.ipv4.tcp_wmem`). */
const mostEvents = 900;
const padding = 'x'.repeat(8_000);
const letGoWithinS = 120;
/** Each takes 7 MB: more at once, and Redis does not answer in time, so that a job that is over is told without its steps. */
const backAtOnce = 5;
/** What the heap of the gateway may have more of afterwards, in MB: nothing of what they did not take. */
const keptMb = 20;
/** What the last of them had waiting for them is given back once the gateway has looked after each (every 5 s). */
const settlesWithinS = 30;

const megabytesOf = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

/** The far ports of all connections that a local port still holds open (`/proc/net/tcp`: state 01 is established). */
function openPorts(url) {
  const here = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').trim().split('\n').slice(1));
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return new Set(
    fields.filter(([, local, , state]) => state === '01' && local.endsWith(`:${here}`)).map(([, , far]) => Number.parseInt(far.split(':')[1], 16)),
  );
}

/** One job of each of these people that somebody works on for as long as this lasts; `use` is told them, and how they end. */
const withRunningJobs = ({ stores }, people, use) =>
  withDatabase(stores.databaseUrl, async (run) => {
    const jobs = people.map((person) => ({ jobId: newId(), person }));
    const ids = jobs.map(({ jobId }) => jobId);
    // The triggers of the table look for what is beside it.
    await run('SET search_path = ai, extensions');
    await run(
      `INSERT INTO ai.job (id, kind, owner_id, caller, state, attempt, heartbeat_at)
       SELECT id, 'fit-score', owner, '{}', 'running', 1, now() + interval '1 day' FROM unnest($1::uuid[], $2::uuid[]) AS made (id, owner)`,
      [ids, people.map(({ userId }) => userId)],
    );
    try {
      await use(jobs, () => run(`UPDATE ai.job SET state = 'done', finished_at = now() WHERE id = ANY($1)`, [ids]));
    } finally {
      await run('DELETE FROM ai.job WHERE id = ANY($1)', [ids]);
    }
  });

/** Sends numbered events to every job until nobody who is slow is held any more. Answers how many, what the gateway's heap was before, and the most memory that it took. */
async function tellUntilLetGo(system, url, jobs, slow) {
  const writer = new ProgressWriter(system.stores.redisUrl, system.environments().gateway.REDIS_PREFIX ?? 'folia');
  const tell = (number) =>
    Promise.all(jobs.map(({ jobId }) => writer.add(jobId, { type: 'step', attempt: 1, name: `${number} ${Date.now()} ${padding}`, percent: 50 })));
  const pid = system.pidOf('gateway');
  let sent = 0;
  let peak = 0;
  const isHeld = () => {
    const open = openPorts(url);
    return slow.filter(({ port }) => open.has(port)).length;
  };
  try {
    while ((await writer.told(jobs[0].jobId)).length === 0) await tell(0);
    for (sent = 1; sent < eventsBefore; sent += 1) await tell(sent);
    await Promise.all(slow.map(({ slowed }) => slowed));
    const before = await collectedHeap(pid);
    const deadline = Date.now() + letGoWithinS * 1_000;
    let held = isHeld();
    while (held > 0 && Date.now() < deadline) {
      if (sent < mostEvents) await tell(sent++);
      else await sleep(100);
      peak = Math.max(peak, megabytesOf(pid));
      if (sent % 10 === 0 || sent === mostEvents) held = isHeld();
    }
    return { sent, held, before, peak: Math.round(peak) };
  } finally {
    writer.close();
  }
}

/** What the heap of a process has more of than before, in MB, once that is little or the time for it is over. */
async function grownBy(pid, before) {
  for (const deadline = Date.now() + settlesWithinS * 1_000; ; await sleep(5_000)) {
    const grown = Math.round((await collectedHeap(pid)) - before);
    if (grown <= keptMb || Date.now() > deadline) return grown;
  }
}

const numberOf = ({ type, name }) => (type === 'step' ? Number(name.split(' ')[0]) : type);
/** What is missing, double or out of order in what somebody heard of `sent` events and the end; null where nothing is. */
function faultIn(events, sent) {
  const numbers = events.map(numberOf);
  const place = numbers.findIndex((number, at) => number !== (at === sent ? 'done' : at));
  if (place >= 0) return `${numbers[place]} after ${numbers[place - 1]}`;
  return numbers.length === sent + 1 ? null : `${numbers.length} events of ${sent + 1}`;
}

/** All that somebody has heard who comes back after they were let go. */
async function comeBack(system, { job, heard }) {
  const { events } = await follow(system, { ...job, heardUpTo: heard.at(-1).id }, system.signal);
  return [...heard, ...events];
}

export const slowFollowers = {
  name: 'R10',
  what: 'followers who read a byte a second',
  gate: 'they are let go, nothing is heaped up for them, and back again they hear once what they missed; whoever reads hears everything meanwhile',
  full: { followers: 494, scores: 20 },
  short: { followers: 38, scores: 4 },
  async run({ system, followers, scores }) {
    const [url] = system.urls;
    const one = { ...system, urls: [url] };
    const missed = [];
    let slowest = 0;
    const people = await makePeople(system, Math.ceil(followers / slowPerPerson));
    const result = await underLoad(system, { scores, people: 4, everyMs: 500 }, () =>
      withRunningJobs(system, people, async (jobs, end) => {
        const reading = jobs.map((job) => follow(one, job, system.signal));
        const slow = Array.from({ length: followers }, (_, number) => {
          const job = jobs[number % jobs.length];
          return Object.assign(followSlowly(url, job, { address: `127.1.0.${1 + Math.floor(number / perAddress)}`, events: eventsBefore }), { job });
        });
        try {
          const { sent, held, before, peak } = await tellUntilLetGo(system, url, jobs, slow);
          if (held > 0) missed.push(`${held} who read nothing were held after ${sent} events`);
          for (const follower of slow) follower.leave();
          await end();
          const told = await Promise.all(reading);
          const delays = told.flatMap(({ events }) => events.filter(({ name }) => name).map(({ at, name }) => (at - Number(name.split(' ')[1])) / 1_000));
          slowest = percentile(delays, 0.99);
          const grown = await grownBy(system.pidOf('gateway'), before);
          console.log(`    ${JSON.stringify({ sent, held, heapGrownMb: grown, peakMb: peak })}`);
          if (grown > keptMb) missed.push(`the gateway keeps ${grown} MB more than before`);
          const stories = told.map(({ events }) => events);
          for (let from = 0; from < slow.length; from += backAtOnce)
            stories.push(...(await Promise.all(slow.slice(from, from + backAtOnce).map((follower) => comeBack(one, follower)))));
          const faults = stories.map((events) => faultIn(events, sent)).filter(Boolean);
          if (faults.length > 0) missed.push(`${faults.length} of ${stories.length} did not hear everything once (${faults[0]})`);
        } finally {
          for (const follower of slow) follower.leave();
        }
      }),
    );
    return { ...result, times: followers, healedS: slowest, missed };
  },
};

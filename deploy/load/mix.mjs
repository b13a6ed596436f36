import { setTimeout as sleep } from 'node:timers/promises';
import { Actions, shares } from './actions.mjs';
import { atRate, readAtRate } from './at-rate.mjs';
import { bottlenecks } from './bottlenecks.mjs';
import { percentile } from './figures.mjs';
import { makePortfolios } from './people.mjs';
import { cores, cpuWhile, processFigures } from './processes.mjs';
import { watchSystem } from './watch.mjs';

const ownerCount = 24;
const askerCount = 60;
const reading = ['page', 'profile', 'search', 'entries'];
export const jobNames = ['score', 'resume', 'chat'];
/** Actions a second when one is measured alone: far below what the system can do, so that nothing waits. */
const aloneRates = { page: 60, profile: 60, search: 30, entries: 60, edit: 20, visit: 20, score: 4, resume: 3, chat: 4 };
const growth = 1.5;
const failedBound = 0.001;

/** The people of the mix in a system of our own, or those that were given. */
export async function openMix(system) {
  if (system.people) return new Actions(system, { owners: system.people, askers: system.people });
  const owners = await makePortfolios(system, ownerCount);
  const askers = await system.makePeople(Array.from({ length: askerCount }, (_, number) => ({ key: `asker-${number}`, name: `Asker ${number}` })));
  return new Actions(system, { owners, askers });
}

/** One kind of action at a rate. */
function perform(actions, name, perSecond, seconds) {
  if (reading.includes(name)) return readAtRate(actions.url, perSecond, seconds, actions.reads(name));
  return atRate(perSecond, seconds, (turn) => actions[name](turn));
}

/** All kinds together, so many actions a second, in their shares. */
export async function performMix(actions, perSecond, seconds) {
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const names = Object.keys(shares);
  const found = await Promise.all(names.map((name) => perform(actions, name, (perSecond * shares[name]) / all, seconds)));
  return Object.fromEntries(names.map((name, place) => [name, found[place]]));
}

/** What one action of each kind costs in CPU milliseconds, by process, beyond what the system uses when nobody asks. */
async function costs(system, actions, seconds) {
  const still = await cpuWhile(system.home, () => sleep(5_000));
  const rows = [];
  for (const name of Object.keys(shares)) {
    const run = await cpuWhile(system.home, () => perform(actions, name, aloneRates[name], seconds));
    const done = run.result.times.length - run.result.failed;
    const cost = Object.fromEntries(
      Object.entries(run.cpu).map(([process, used]) => [process, (1_000 * Math.max(0, used - (still.cpu[process] / still.seconds) * run.seconds)) / done]),
    );
    const total = Object.values(cost).reduce((sum, one) => sum + one, 0);
    const rounded = Object.fromEntries(Object.entries(cost).map(([process, ms]) => [process, ms.toFixed(2)]));
    rows.push({
      action: name,
      done,
      failed: run.result.failed,
      'p50 ms': Math.round(percentile(run.result.times, 50)),
      ...rounded,
      'CPU ms': total.toFixed(2),
      'a second per core': Math.round(1_000 / total),
    });
  }
  return rows;
}

function stepRow(perSecond, found, cpu) {
  const sum = (names, of) => names.reduce((total, name) => total + of(found[name]), 0);
  const requests = Object.keys(shares).filter((name) => !jobNames.includes(name));
  const times = requests.flatMap((name) => found[name].times);
  const jobTimes = jobNames.flatMap((name) => found[name].times);
  const failed = sum(Object.keys(shares), (one) => one.failed);
  return {
    'asked for': perSecond,
    'requests/s': Math.round(sum(requests, (one) => one.perSecond)),
    'jobs/s': sum(['score', 'resume'], (one) => one.perSecond).toFixed(1),
    'chats/s': found.chat.perSecond.toFixed(1),
    'p50 ms': Math.round(percentile(times, 50)),
    'p99 ms': Math.round(percentile(times, 99)),
    'job p99 ms': Math.round(percentile(jobTimes, 99)),
    failed,
    'cores used': cpu
      ? Object.values(cpu)
          .reduce((total, one) => total + one, 0)
          .toFixed(2)
      : '?',
    holds: (bound) => percentile(times, 99) <= bound.p99 && failed <= (times.length + jobTimes.length) * failedBound,
    why: Object.assign({}, ...Object.values(found).map((one) => one.why)),
  };
}

/** Raises the rate until the bound is passed. Answers a row per step, and what was short in the last. */
async function climb(system, actions, { from, p99, seconds }) {
  const rows = [];
  for (let perSecond = from; ; perSecond = Math.round(perSecond * growth)) {
    const stop = system.home && watchSystem(system);
    const work = () => performMix(actions, perSecond, seconds);
    const run = system.home ? await cpuWhile(system.home, work) : { result: await work() };
    const cpu = run.cpu && Object.fromEntries(Object.entries(run.cpu).map(([name, used]) => [name, used / run.seconds]));
    const { holds, why, ...row } = stepRow(perSecond, run.result, cpu);
    rows.push({ ...row, holds: holds({ p99 }) });
    console.log(JSON.stringify(row), Object.keys(why).length > 0 ? why : '');
    const worst = await stop?.();
    if (!rows.at(-1).holds) return { rows, short: worst ? bottlenecks({ ...worst, cpu }, cores) : [] };
  }
}

/** Kilobytes of the whole database. */
const databaseSize = (system) =>
  system.inDatabase('user', async (client) => Number((await client.query('SELECT pg_database_size(current_database()) AS bytes')).rows[0].bytes) / 1024);

/** The capacity of a system: what each action costs, how much of the mix it bears within the bound, how much memory it takes, and what was short first. */
export async function runMix(system, { from, p99, seconds }) {
  const sizeBefore = system.home ? await databaseSize(system) : 0;
  const actions = await openMix(system);
  const grown = system.home ? (await databaseSize(system)) - sizeBefore : 0;
  await performMix(actions, from, 5);
  if (system.home) console.table(await costs(system, actions, seconds));
  const { rows, short } = await climb(system, actions, { from, p99, seconds });
  console.table(rows);
  if (system.home) {
    const memory = Object.entries(processFigures(system.home)).map(([process, { megabytes, files }]) => ({ process, MB: Math.round(megabytes), files }));
    console.table(memory);
  }
  const borne = rows.findLast(({ holds }) => holds);
  return [
    {
      what: `most of the mix within p99 <= ${p99} ms and 0.1 % failed`,
      measured: borne
        ? `${borne['asked for']} actions/s: ${borne['requests/s']} requests/s, ${borne['jobs/s']} jobs/s, ${borne['chats/s']} chats/s`
        : 'not even the first step',
    },
    ...(grown
      ? [{ what: `kB in the database per person with a portfolio (${ownerCount} of them, ${askerCount} without)`, measured: (grown / ownerCount).toFixed(0) }]
      : []),
    { what: 'short first', measured: short[0] ?? 'nothing that was measured' },
    ...short.slice(1).map((words) => ({ what: 'and', measured: words })),
  ];
}

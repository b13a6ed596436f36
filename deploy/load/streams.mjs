import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';
import { percentile } from './figures.mjs';
import { collectedHeap } from './heap.mjs';
import { makePortfolios } from './people.mjs';
import { probe } from './probe.mjs';
import { cpuWhile, processFigures } from './processes.mjs';

const perPerson = 10;
const perAddress = 180;
const clientProcesses = 2;
const opensPerSecond = 400;

const { ProgressWriter } = createRequire(inRoot('services/ai/package.json'))('@folia/platform/progress');
const { newId } = createRequire(inRoot('services/ai/package.json'))('@folia/platform/new-id');

/** Jobs that somebody works on for as long as the run lasts: the sweep leaves those alone whose heartbeat is not old. */
async function addRunningJobs(system, jobs) {
  await system.inDatabase('ai', (client) =>
    client.query(
      `INSERT INTO job (id, kind, owner_id, caller, state, attempt, heartbeat_at)
       SELECT id, 'fit-score', owner, '{}', 'running', 1, now() + interval '1 day' FROM unnest($1::uuid[], $2::uuid[]) AS made (id, owner)`,
      [jobs.map(({ jobId }) => jobId), jobs.map(({ ownerId }) => ownerId)],
    ),
  );
}

/** Processes of listeners, and what all of them tell together since they were last asked. */
class Listeners {
  constructor(url, followers) {
    this.children = Array.from({ length: clientProcesses }, () => fork(inRoot('deploy/load/stream-clients.mjs')));
    const perSecond = opensPerSecond / clientProcesses;
    for (const [place, child] of this.children.entries())
      child.send({ follow: { url, perSecond, followers: followers.filter((_, number) => number % clientProcesses === place) } });
  }

  async tell() {
    const told = await Promise.all(
      this.children.map(async (child) => {
        const answer = once(child, 'message');
        child.send({ tell: true });
        return (await answer)[0];
      }),
    );
    const sum = (name) => told.reduce((total, one) => total + one[name], 0);
    const refused = {};
    for (const one of told) for (const [why, count] of Object.entries(one.refused)) refused[why] = (refused[why] ?? 0) + count;
    return { open: sum('open'), repeated: sum('repeated'), delays: told.flatMap(({ delays }) => delays), refused };
  }

  /** Seconds until so many are open, or the patience is over. */
  async untilOpen(count, patience) {
    const began = performance.now();
    let told = await this.tell();
    const refused = { ...told.refused };
    while (told.open < count && performance.now() - began < patience * 1_000) {
      await sleep(500);
      told = await this.tell();
      for (const [why, many] of Object.entries(told.refused)) refused[why] = (refused[why] ?? 0) + many;
    }
    return { seconds: (performance.now() - began) / 1_000, open: told.open, refused };
  }

  /** The same after the streams broke, counted from now. */
  async untilBack(count, patience) {
    const began = performance.now();
    while ((await this.tell()).open > count / 2 && performance.now() - began < 15_000) await sleep(100);
    const back = await this.untilOpen(count, patience);
    return { ...back, seconds: (performance.now() - began) / 1_000 };
  }

  stop() {
    for (const child of this.children) child.disconnect();
  }
}

/** Seconds until another gateway than the one that was just told to end says that it is ready. */
async function untilReady({ environments }) {
  const began = performance.now();
  const isReady = () =>
    fetch(`http://127.0.0.1:${environments.gateway.HEALTH_PORT}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (await isReady()) await sleep(50);
  while (!(await isReady())) await sleep(50);
  return (performance.now() - began) / 1_000;
}

/** Sends so many events a second, each to a random one of the jobs. */
async function sendEvents(writer, jobs, perSecond, seconds) {
  const began = performance.now();
  let sent = 0;
  while (sent < perSecond * seconds) {
    const due = Math.min(((performance.now() - began) / 1_000) * perSecond, perSecond * seconds);
    for (; sent < due; sent++) {
      const { jobId } = jobs[Math.floor(Math.random() * jobs.length)];
      void writer.add(jobId, { type: 'step', attempt: 1, name: String(Date.now()), percent: 50 });
    }
    await sleep(10);
  }
  return sent;
}

/** Ten thousand event streams on one gateway: its memory, how late events come, what others notice, and how all come back after it was restarted. */
export async function runStreams(system, { streams, events, seconds }) {
  const reader = (await makePortfolios(system, 1))[0];
  const people = await system.makePeople(
    Array.from({ length: Math.ceil(streams / perPerson) }, (_, number) => ({ key: `listener-${number}`, name: `Listener ${number}` })),
  );
  const jobs = Array.from({ length: streams }, (_, number) => ({ jobId: newId(), ownerId: people[number % people.length].userId }));
  await addRunningJobs(system, jobs);
  const gateway = () => processFigures(system.home).gateway;
  const followers = jobs.map(({ jobId }, number) => ({
    jobId,
    authCode: people[number % people.length].authCode,
    address: `127.1.${Math.floor(number / perAddress / 250)}.${1 + (Math.floor(number / perAddress) % 250)}`,
  }));
  await probe(system, reader, 5);
  const alone = await cpuWhile(system.home, () => probe(system, reader, seconds / 2));
  const emptyHeap = await collectedHeap(gateway().pid);
  const empty = gateway();
  const listeners = new Listeners(system.url, followers);
  const writer = new ProgressWriter(system.redisUrl, system.environments.gateway.REDIS_PREFIX ?? 'folia');
  try {
    const opened = await listeners.untilOpen(streams, 120);
    console.log(`${opened.open} of ${streams} streams opened in ${opened.seconds.toFixed(1)} s`, opened.refused);
    await sleep(5_000);
    const still = await cpuWhile(system.home, () => sleep(15_000));
    const silent = gateway();
    await listeners.tell();
    const busy = await cpuWhile(system.home, () => Promise.all([sendEvents(writer, jobs, events, seconds), probe(system, reader, seconds)]));
    await sleep(2_000);
    const [sent, beside] = busy.result;
    const told = await listeners.tell();
    const loaded = gateway();
    const heap = await collectedHeap(loaded.pid);
    const collected = gateway();
    process.kill(loaded.pid, 'SIGTERM');
    const [ready, back] = await Promise.all([untilReady(system), listeners.untilBack(streams, 120)]);
    const share = ({ cpu, seconds: took }, name) => `${Math.round((cpu[name] / took) * 100)} %`;
    return [
      { what: 'streams open at once', measured: opened.open, goal: streams },
      {
        what: 'gateway, MB without streams, silent, while events are sent',
        measured: [empty, silent, loaded].map((one) => Math.round(one.megabytes)).join(', '),
        goal: '<= 600',
      },
      { what: 'the same after collecting garbage', measured: [empty.megabytes, collected.megabytes].map(Math.round).join(', '), goal: '' },
      {
        what: 'kB per stream after collecting garbage: heap, process',
        measured: [heap - emptyHeap, collected.megabytes - empty.megabytes].map((one) => ((one * 1024) / opened.open).toFixed(1)).join(', '),
        goal: '',
      },
      {
        what: 'CPU of a core while silent: gateway, ai, user, redis',
        measured: ['gateway', 'ai', 'user', 'redis'].map((name) => share(still, name)).join(', '),
        goal: '',
      },
      {
        what: `CPU of a core at ${events} events/s: gateway, ai, user, redis`,
        measured: ['gateway', 'ai', 'user', 'redis'].map((name) => share(busy, name)).join(', '),
        goal: '',
      },
      { what: 'events sent, arrived, repeated', measured: `${sent}, ${told.delays.length}, ${told.repeated}`, goal: 'all, 0 repeated' },
      { what: 'delivery ms p50, p99, most', measured: [50, 99, 100].map((part) => percentile(told.delays, part)).join(', '), goal: 'p99 <= 1000' },
      ...Object.keys(beside).map((name) => ({
        what: `${name}: p95 ms without, with`,
        measured: `${percentile(alone.result[name].times, 95).toFixed(1)}, ${percentile(beside[name].times, 95).toFixed(1)} (failed ${beside[name].failed})`,
        goal: '<= +20 %',
      })),
      {
        what: 'gateway restarted: s until it was ready, until all streams were back',
        measured: `${ready.toFixed(1)}, ${back.seconds.toFixed(1)} (${back.open} open)`,
        goal: '<= 30',
      },
      { what: 'refused meanwhile', measured: JSON.stringify(back.refused), goal: '' },
    ];
  } finally {
    listeners.stop();
    writer.close();
  }
}

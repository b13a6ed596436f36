import '../local/check-node.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { endWith, PlainError } = await import('../local/plain-error.mjs');
const { onInterruption } = await import('../local/interruption.mjs');
const { root } = await import('../local/paths.mjs');
const { signal } = onInterruption();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '200' },
    jobs: { type: 'string', default: '50' },
    streams: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    from: { type: 'string' },
  },
});
const count = (name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new PlainError(`--${name} is ${values[name]}: set it to a whole number above 0.`);
  return number;
};

/** Numbers between 0 and 1 that the same seed gives again (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = (all, random) =>
  all
    .map((one) => [random(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

/** One process after the other: the next one is asked to end when this one is ready again. */
async function replaceAll(instances, to, ends) {
  for (const instance of instances) {
    signal.throwIfAborted();
    const end = await instance.stop();
    ends.push({ name: instance.name, ...end });
    const readyMs = await instance.start(to);
    console.log(
      `  ${instance.name}: ended after ${(end.ms / 1000).toFixed(1)} s${end.code ? ` (${end.code})` : ''}, ready again ${(readyMs / 1000).toFixed(1)} s later`,
    );
    await sleep(1_000);
  }
}

async function migrateAll(from, databases) {
  const { execFileSync } = await import('node:child_process');
  for (const [service, url] of Object.entries(databases)) {
    execFileSync(process.execPath, ['dist/migrate.js'], {
      cwd: join(from, 'services', service),
      env: { PATH: process.env.PATH, DATABASE_URL: url },
      stdio: 'inherit',
    });
  }
}

/** Replaces everything under load, and answers what that cost. */
async function round({ system, people, redisUrl, work }) {
  const { startRequests } = await import('./requests.mjs');
  const { startJobs } = await import('./job-load.mjs');
  const ends = [];
  const jobs = await startJobs({ port: system.port, people, streams: Math.round(count('streams') / people.length), databases: system.databases, redisUrl });
  await sleep(3_000);
  const requests = startRequests({ port: system.port, people, perSecond: count('rate') });
  await sleep(5_000);
  await work(ends);
  await sleep(5_000);
  const { judge } = await import('./verdict.mjs');
  return judge({ requests: await requests.stop(), jobs: await jobs.stop(), ends, deaths: system.deaths.splice(0) });
}

async function run() {
  const [command] = positionals;
  if (!['restart', 'upgrade'].includes(command) || positionals.length !== 1)
    throw new PlainError(
      'Say what to try: npm run rollout -- restart, or npm run rollout -- upgrade [--from REVISION]. Options: --rounds, --rate, --jobs, --streams, --seed.',
    );
  const { build } = await import('../local/build.mjs');
  await build();
  const { buildBefore } = await import('./versions.mjs');
  const before = command === 'upgrade' ? buildBefore(values.from) : undefined;
  const { openSystem } = await import('./system.mjs');
  const { startBalancer } = await import('./balancer.mjs');
  const { startSlowModel } = await import('./model.mjs');
  const { makePeople } = await import('./people.mjs');

  const dataDirectory = mkdtempSync(join(tmpdir(), 'folia-rollout-'));
  // PostgreSQL's own user has to pass through when this is root.
  chmodSync(dataDirectory, 0o711);
  const model = await startSlowModel(3_000);
  const seed = count('seed');
  const random = randomOf(seed);
  let system;
  let balancer;
  const table = [];
  let isMissed = false;
  try {
    system = await openSystem({ dataDirectory, modelUrl: model.url, signal });
    const redisUrl = system.redisUrl;
    const first = before?.root ?? root;
    await migrateAll(first, system.databases);
    for (let place = 0; place < system.instances.length; place += 4) await Promise.all(system.instances.slice(place, place + 4).map((one) => one.start(first)));
    balancer = await startBalancer({ port: system.port, gateways: system.readyGateways });
    await sleep(1_000);
    const people = await makePeople({ environment: system.instances[0].env, port: system.port, count: count('jobs') });
    const tell = (name, { row, missed, notes }) => {
      table.push({ round: name, ...row });
      isMissed ||= missed.length > 0;
      for (const line of [...missed.map((why) => `missed: ${why}`), ...notes]) console.log(`  ${line}`);
    };
    const steps = before
      ? [
          { name: `${before.name} → now`, to: root, isMigrated: true },
          { name: `now → ${before.name}`, to: before.root },
        ]
      : Array.from({ length: count('rounds') }, (_, number) => ({ name: String(number + 1), to: root }));
    for (const { name, to, isMigrated } of steps) {
      const order = shuffled(system.instances, random);
      console.log(`\n${name}, seed ${seed}: ${order.map((one) => one.name).join(', ')}`);
      const work = async (ends) => {
        if (isMigrated) await migrateAll(to, system.databases);
        await replaceAll(order, to, ends);
      };
      tell(name, await round({ system, people, redisUrl, work }));
    }
  } finally {
    balancer?.close();
    await system?.close();
    await model.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  console.table(table);
  console.log(isMissed ? 'A gate was missed.' : 'All gates hold.');
  return isMissed;
}

try {
  process.exit((await run()) ? 1 : 0);
} catch (error) {
  if (error instanceof PlainError) endWith(error);
  console.error(error);
  process.exit(1);
}

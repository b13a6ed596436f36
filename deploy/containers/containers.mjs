import '../local/check-node.mjs';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { endWith, PlainError } = await import('../local/plain-error.mjs');
const { onInterruption } = await import('../local/interruption.mjs');
const { root } = await import('../local/paths.mjs');
const { freePort } = await import('../local/ports.mjs');
const { findEngine } = await import('./engine.mjs');
const { buildImages, repository, services, strangeContents } = await import('./images.mjs');

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    from: { type: 'string' },
    'node-image': { type: 'string' },
    'postgres-image': { type: 'string' },
    'redis-image': { type: 'string' },
    'build-network': { type: 'string' },
    'keep-images': { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
  },
});
const seconds = (ms) => Number((ms / 1000).toFixed(1));
const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function lastTag() {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD');
  } catch {
    return undefined;
  }
}

/** Builds the images of the version before from its own sources and its own Dockerfile. */
async function buildBefore(engine, revision) {
  const place = join(tmpdir(), `folia-containers-${process.pid}`);
  try {
    git('worktree', 'add', '--detach', place, revision);
  } catch {
    throw new PlainError(`There is no revision ${revision} here to upgrade from: name one with --from.`);
  }
  try {
    return await buildImages({ engine, root: place, tag: 'before', nodeImage: values['node-image'], network: values['build-network'] });
  } finally {
    rmSync(place, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

async function checkImages(engine) {
  const faults = [];
  for (const service of services) for (const path of await strangeContents(engine, `${repository}-${service}:now`)) faults.push(`${service} holds ${path}`);
  return faults;
}

async function walkSystem({ system, url, provider, hasBefore }) {
  const { composed } = await import('./composed-system.mjs');
  const { checkKept, scoreJob, walkJourney } = await import('./journey.mjs');
  const walkers = [];
  const walk = async (name) => {
    walkers.push(await walkJourney(url, provider, name));
    console.log(`  ${name} signed in, imported, published, scored and shared`);
  };
  const everybodyKept = () => Promise.all(walkers.map((person) => checkKept(url, person)));
  const rows = [];
  const first = await system.up(hasBefore ? 'before' : 'now');
  rows.push({ what: `started from nothing${hasBefore ? ', the version before' : ''}`, 'healthy after s': seconds(first) });
  await walk('Ada Composed');
  if (hasBefore) {
    rows.push({ what: 'upgraded from the image before', 'healthy after s': seconds(await system.up('now', { isReplaced: true })) });
    await everybodyKept();
    await walk('Bo Upgraded');
  }
  for (const service of composed) {
    rows.push({ what: `${service} killed and started`, 'healthy after s': seconds(await system.killAndStart(service)) });
    for (const other of composed) await system.untilHealthy(other);
    await everybodyKept();
  }
  rows.push({ what: 'three workers instead of one', 'healthy after s': seconds(await system.scaleWorkers('now')) });
  const scaled = (await system.containersOf('ai-worker')).length;
  if (scaled !== 3) throw new Error(`There are ${scaled} workers, not 3.`);
  await Promise.all(walkers.map((person) => scoreJob(url, person)));
  await walk('Cleo Scaled');
  return { rows, walkers };
}

async function playPods({ engine, system, environment, provider, walkers, ends }) {
  const { playChart } = await import('./pods.mjs');
  const { checkKept, walkJourney } = await import('./journey.mjs');
  await system.stopServices();
  const port = await freePort();
  const pods = await playChart({ engine, network: await system.network(), port, tag: 'now', registry: 'localhost', environment, ends });
  const rows = await pods.inspect();
  const url = `http://localhost:${port}`;
  await Promise.all(walkers.map((person) => checkKept(url, person)));
  await walkJourney(url, provider, 'Dag Played');
  console.log('  Dag Played signed in, imported, published, scored and shared in the pods; everybody before is there');
  return rows;
}

/** Builds what is to be tried. Answers the tables, and whether there is a version before. */
async function prepareImages(engine) {
  const revision = values.from ?? lastTag();
  if (!revision) console.log('No upgrade is tried: there is no tag here, and no revision was named with --from.');
  if (values.built) return { tables: [], hasBefore: revision !== undefined };
  console.log(`Building with ${engine.name} …`);
  const tables = [await buildImages({ engine, root, tag: 'now', nodeImage: values['node-image'], network: values['build-network'] })];
  if (revision) tables.push(await buildBefore(engine, revision));
  return { tables, hasBefore: revision !== undefined };
}

async function run() {
  const engine = findEngine(values.engine);
  const { startIdentityProvider } = await import('./identity-provider.mjs');
  const { composedSystem } = await import('./composed-system.mjs');
  const { makeEnvironment } = await import('./environment.mjs');
  const { tables, hasBefore } = await prepareImages(engine);
  const faults = await checkImages(engine);
  const provider = await startIdentityProvider();
  const port = await freePort();
  const images = {
    IMAGE_REPOSITORY: repository,
    ...(values['postgres-image'] && { POSTGRES_IMAGE: values['postgres-image'] }),
    ...(values['redis-image'] && { REDIS_IMAGE: values['redis-image'] }),
  };
  const environment = makeEnvironment({ port, identity: provider.settings, images });
  const system = composedSystem(engine, environment);
  const ends = [];
  const end = async () => {
    for (const one of ends) await one();
    await system.down();
    provider.close();
    if (values['keep-images']) return;
    for (const tag of ['now', 'before'])
      for (const service of services) await engine.run('image', 'rm', '--force', `${repository}-${service}:${tag}`).catch(() => {});
  };
  const { happened } = onInterruption();
  happened.then(async () => {
    await end();
    endWith(new PlainError('Interrupted; everything was stopped.'));
  });
  try {
    console.log('The composed system:');
    const { rows, walkers } = await walkSystem({ system, url: environment.APP_URL, provider, hasBefore });
    tables.push(rows);
    if (engine.name === 'podman') {
      console.log("The chart's Deployments:");
      const pods = await playPods({ engine, system, environment, provider, walkers, ends });
      tables.push(pods);
      faults.push(...pods.filter((row) => row['security context'] !== 'holds').map((row) => `${row.pod} ${row['security context']}`));
    } else console.log("The chart's Deployments are not played: only podman can.");
  } finally {
    await end();
  }
  for (const table of tables) console.table(table);
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  return faults.length;
}

try {
  process.exit((await run()) > 0 ? 1 : 0);
} catch (error) {
  endWith(error);
}

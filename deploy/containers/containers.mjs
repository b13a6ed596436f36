import '../local/check-node.mjs';
import { parseArgs } from 'node:util';

const { endWith, PlainError } = await import('../local/plain-error.mjs');
const { onInterruption } = await import('../local/interruption.mjs');
const { root } = await import('../local/paths.mjs');
const { freePort } = await import('../local/ports.mjs');
const { composedSystem } = await import('./composed-system.mjs');
const { findEngine } = await import('./engine.mjs');
const { makeEnvironment } = await import('./environment.mjs');
const { startIdentityProvider } = await import('./identity-provider.mjs');
const { buildImages, imageOf, repository, services, strangeContents } = await import('./images.mjs');
const { revisionBefore, withSources } = await import('./version-before.mjs');
const { explained, walkersOf, walkPods, walkSystem } = await import('./walk.mjs');

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

/** Builds what is to be tried. Answers the tables, and whether there is a version before. */
async function prepareImages(engine) {
  const revision = values.from ?? revisionBefore();
  const hasBefore = revision !== undefined;
  console.log(hasBefore ? `The version before is ${revision}.` : 'No upgrade is tried: there is no version before here.');
  if (values.built) return { tables: [], hasBefore };
  console.log(`Building with ${engine.name} …`);
  const options = { engine, nodeImage: values['node-image'], network: values['build-network'] };
  const tables = [await buildImages({ ...options, root, tag: 'now' })];
  if (hasBefore) tables.push(await withSources(revision, (place) => buildImages({ ...options, root: place, tag: 'before' })));
  return { tables, hasBefore };
}

async function contentFaults(engine) {
  const faults = [];
  for (const service of services)
    for (const path of await strangeContents(engine, imageOf(service, 'now'))) faults.push(`The image of ${service} holds ${path}`);
  return faults;
}

/** Everything that was started, in the order in which it has to end. */
function endings(engine) {
  const ends = [];
  const removeImages = async () => {
    if (values['keep-images']) return;
    for (const tag of ['now', 'before']) for (const service of services) await engine.run('image', 'rm', '--force', imageOf(service, tag)).catch(() => {});
  };
  return {
    ends,
    end: async () => {
      while (ends.length > 0) await ends.pop()();
      await removeImages();
    },
  };
}

async function run() {
  const engine = findEngine(values.engine);
  const { ends, end } = endings(engine);
  onInterruption().happened.then(async () => {
    await end();
    endWith(new PlainError('Interrupted; everything was stopped.'));
  });
  const tables = [];
  const faults = [];
  try {
    const prepared = await prepareImages(engine);
    tables.push(...prepared.tables);
    faults.push(...(await contentFaults(engine)));
    const provider = await startIdentityProvider();
    ends.push(async () => provider.close());
    const images = {
      IMAGE_REPOSITORY: repository,
      ...(values['postgres-image'] && { POSTGRES_IMAGE: values['postgres-image'] }),
      ...(values['redis-image'] && { REDIS_IMAGE: values['redis-image'] }),
    };
    const environment = makeEnvironment({ port: await freePort(), identity: provider.settings, images });
    const system = composedSystem(engine, environment);
    await system.down();
    ends.push(system.down);
    const walkers = walkersOf(provider);
    console.log('The composed system:');
    tables.push(await explained(system, () => walkSystem({ engine, system, url: environment.APP_URL, walkers, imageOf, hasBefore: prepared.hasBefore })));
    if (engine.name === 'podman') {
      console.log("The chart's Deployments:");
      const pods = await walkPods({ engine, system, environment, walkers, ends });
      tables.push(pods);
      faults.push(...pods.filter((row) => row['security context'] !== 'holds').map((row) => `${row.pod} ${row['security context']}`));
    } else console.log("The chart's Deployments are not played: only podman can.");
  } finally {
    await end();
    for (const table of tables) console.table(table);
  }
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  return faults.length;
}

try {
  process.exit((await run()) > 0 ? 1 : 0);
} catch (error) {
  endWith(error);
}

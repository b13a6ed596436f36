import { freePort } from '../local/ports.mjs';
import { composed } from './composed-system.mjs';
import { checkKept, scoreJob, walkJourney } from './journey.mjs';
import { playChart } from './pods.mjs';

const seconds = (ms) => Number((ms / 1000).toFixed(1));

/** Everybody who has walked so far, at whichever address the system has now. */
export function walkersOf(provider) {
  const walkers = [];
  return {
    walk: async (url, name) => {
      walkers.push(await walkJourney(url, provider, name));
      console.log(`  ${name} signed in, imported, published, scored and shared; everybody before is there`);
    },
    areKept: (url) => Promise.all(walkers.map((person) => checkKept(url, person))),
    scoreMore: (url) => Promise.all(walkers.map((person) => scoreJob(url, person))),
  };
}

async function checkImagesOf(engine, system, imageOf, tag) {
  for (const service of composed.slice(2)) {
    const wanted = await engine.run('image', 'inspect', '--format', '{{.Id}}', imageOf(service, tag));
    for (const running of await system.imagesOf(service)) if (running !== wanted) throw new Error(`${service} does not run ${imageOf(service, tag)}.`);
  }
}

/** Does a step; when it fails, what the services logged is shown before they are taken away. */
export async function explained(system, step) {
  try {
    return await step();
  } catch (error) {
    for (const complaint of await system.complaints()) console.log(`  ${complaint}`);
    throw error;
  }
}

/** Walks through the life of the composed system. Answers a row of each step. */
export async function walkSystem({ engine, system, url, walkers, imageOf, hasBefore }) {
  const rows = [];
  const note = (what, ms) => rows.push({ what, 'healthy after s': seconds(ms) });
  const walkOn = async (name) => {
    await walkers.areKept(url);
    await walkers.walk(url, name);
  };
  const first = hasBefore ? 'before' : 'now';
  note(`started from nothing${hasBefore ? ', the version before' : ''}`, await system.up(first));
  await checkImagesOf(engine, system, imageOf, first);
  await walkOn('Ada Composed');
  if (hasBefore) {
    await system.removeServices();
    note('upgraded from the image before', await system.up('now'));
    await checkImagesOf(engine, system, imageOf, 'now');
    await walkOn('Bo Upgraded');
  }
  for (const service of composed) {
    note(`${service} killed and started`, await system.killAndStart(service));
    for (const other of composed) await system.untilHealthy(other);
    await walkOn(`Cleo After ${service.replaceAll('-', ' ')}`);
  }
  for (const service of composed.slice(2)) await system.askDoctor(service);
  console.log('  the doctor in each image finds nothing that has to be mended');
  note('three workers instead of one', await system.scaleWorkers('now'));
  const scaled = (await system.containersOf('ai-worker')).length;
  if (scaled !== 3) throw new Error(`There are ${scaled} workers, not 3.`);
  await walkers.scoreMore(url);
  await walkOn('Dag Scaled');
  return rows;
}

/** Plays the chart on the data of the composed system. Answers a row of each pod. */
export async function walkPods({ engine, system, environment, walkers, ends }) {
  await system.removeServices();
  const port = await freePort();
  const pods = await playChart({ engine, network: await system.network(), port, tag: 'now', environment, ends });
  const rows = await pods.inspect();
  const url = `http://localhost:${port}`;
  await walkers.areKept(url);
  await walkers.walk(url, 'Eva Played');
  await pods.playCronJobs();
  console.log('  the backup of the chart ran in its pod');
  await pods.stop();
  return rows;
}

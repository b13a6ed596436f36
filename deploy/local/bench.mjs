import './check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Loaded afterwards: most of it needs packages that `install` brings.
const { endWith } = await import('./plain-error.mjs');
const { onInterruption } = await import('./interruption.mjs');
const { signal } = onInterruption();

/** The environment of each process of the running product. */
const environmentsOf = (world) => JSON.parse(readFileSync(join(world.productHome, 'environment.json'), 'utf8'));

/** A person of the running product, and how to ask the API as them. */
async function makePerson(product, world) {
  const { execFileSync } = await import('node:child_process');
  const { inRoot } = await import('./paths.mjs');
  const { user } = environmentsOf(world);
  const program = inRoot('services/user/dist/make-person.js');
  const person = JSON.parse(execFileSync(process.execPath, [program, '--person', 'Ben Chmark', '--plan', 'enterprise'], { env: user }).toString());
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const ask = async (method, path, body) => {
    const response = await fetch(product.url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return { body: await response.json() };
  };
  return { person, ask };
}

// `npm run bench`, or only some of it (`npm run bench -- search`): goals are ratios of two things measured side by side in one run, except where an
// absolute figure is promised; other absolute figures are reported only.
let world;
let product;
try {
  const { install } = await import('./install.mjs');
  install();
  const { build } = await import('./build.mjs');
  await build();
  const { openTestWorld } = await import('./test-world.mjs');
  const { startProduct } = await import('./product.mjs');
  const { freePort } = await import('./ports.mjs');
  world = await openTestWorld(signal);
  const began = performance.now();
  product = await startProduct({
    dataDirectory: world.productHome,
    port: await freePort(),
    throwAway: true,
    settings: { LOG_LEVEL: 'warn', WEBHOOK_TEST_HOSTS: '127.0.0.1' },
    signal,
  });
  console.log(`Started in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  const wanted = (name) => process.argv.length === 2 || process.argv.includes(name);
  const stores = { redisUrl: world.redisUrl, databaseUrl: world.databaseUrl };
  const { benchProfile } = await import('../bench/profile.mjs');
  const { benchNoOpJob } = await import('../bench/no-op-job.mjs');
  const { benchImport } = await import('../bench/import.mjs');
  const { benchSearch } = await import('../bench/search.mjs');
  const { benchCareer } = await import('../bench/career.mjs');
  const { benchDeepTalk } = await import('../bench/deep-talk.mjs');
  const { benchPages } = await import('../bench/pages.mjs');
  const { benchLighthouse } = await import('../bench/lighthouse.mjs');
  const { benchRestart } = await import('../bench/restart.mjs');
  const { benchScreening } = await import('../bench/screening.mjs');
  const { benchVisits } = await import('../bench/visits.mjs');
  const { benchVisitsYear } = await import('../bench/visits-year.mjs');
  const { benchWebhooks } = await import('../bench/webhooks.mjs');
  const newPerson = async () => (await makePerson(product, world)).person;
  if (wanted('profile')) console.table(await benchProfile({ product, ...(await makePerson(product, world)), adminUrl: world.databaseUrl }));
  if (wanted('pages')) console.table(await benchPages({ product, person: await newPerson() }));
  if (wanted('lighthouse')) console.table(await benchLighthouse({ product, only: process.argv.slice(2), ...(await makePerson(product, world)) }));
  if (wanted('restart')) {
    const healthPort = environmentsOf(world).portfolio.HEALTH_PORT;
    console.table(await benchRestart({ product, home: world.productHome, healthPort, ...(await makePerson(product, world)) }));
  }
  if (wanted('no-op-job')) console.table(await benchNoOpJob(stores));
  if (wanted('import')) console.table(await benchImport({ product, makePerson: newPerson }));
  if (wanted('career')) console.table(await benchCareer({ product, ...(await makePerson(product, world)) }));
  if (wanted('deep-talk')) console.table(await benchDeepTalk({ product, makePerson: newPerson, ...(await makePerson(product, world)) }));
  if (wanted('screening'))
    console.table(await benchScreening({ product, databaseUrl: environmentsOf(world).ai.DATABASE_URL, ...(await makePerson(product, world)) }));
  if (wanted('visits'))
    console.table(await benchVisits({ product, databaseUrl: environmentsOf(world).sharing.DATABASE_URL, ...(await makePerson(product, world)) }));
  if (wanted('visits') || wanted('visits-year'))
    console.table(await benchVisitsYear({ databaseUrl: environmentsOf(world).sharing.DATABASE_URL, ...(await makePerson(product, world)) }));
  if (wanted('webhooks')) console.table(await benchWebhooks({ environment: environmentsOf(world).sharing, ...(await makePerson(product, world)) }));
  if (wanted('search')) console.table(await benchSearch({ product, makePerson: newPerson, databaseUrl: environmentsOf(world).portfolio.DATABASE_URL }));
} catch (error) {
  process.exitCode = 1;
  if (!signal.aborted) console.error(error);
}
await product?.stop();
await world?.close();
if (signal.aborted) endWith('Interrupted; everything was stopped.');
process.exit();

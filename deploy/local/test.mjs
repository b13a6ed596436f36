import './check-node.mjs';

// Loaded afterwards: most of it needs packages that `install` brings.
const { endWith } = await import('./plain-error.mjs');
const { onInterruption } = await import('./interruption.mjs');

const modes = ['unit', 'journeys', 'faults'];
const [first, ...rest] = process.argv.slice(2);
const mode = modes.includes(first) ? first : undefined;
const patterns = mode || first === undefined ? rest : [first, ...rest];
const isWanted = (stage) => mode === undefined || mode === stage;

const { signal } = onInterruption();

const total = { passed: 0, failed: 0, skipped: 0, timings: [], failures: [], unsteady: [] };
const add = (outcome) => {
  for (const key of ['passed', 'failed', 'skipped']) total[key] += outcome[key];
  for (const key of ['timings', 'failures', 'unsteady']) total[key].push(...outcome[key]);
};

/** Everything that needs a running product: one for all, with two gateways, on data that is thrown away. */
async function runInBrowser(world) {
  const { hasSpecs, runPlaywright } = await import('./test-stages.mjs');
  const projects = ['journeys', 'faults'].filter((project) => isWanted(project) && hasSpecs(project, patterns));
  if (projects.length === 0) return;
  const { findChromium } = await import('./chromium.mjs');
  const { freePort } = await import('./ports.mjs');
  const { startProduct } = await import('./product.mjs');
  const { startMailServer } = await import('@folia/testing/mail-server');
  const { startGreenhouseCandidates } = await import('@folia/testing/greenhouse-candidates');
  const { startPostingBoards } = await import('@folia/testing/posting-boards');
  const { startStripe } = await import('@folia/testing/stripe-server');
  const chrome = await findChromium();
  const mail = await startMailServer(world.mailHome);
  const port = await freePort();
  const webhookSecret = `whsec_${process.pid}`;
  const stripe = await startStripe({ webhookSecret, deliverTo: `http://localhost:${port}/api/billing/stripe-events` });
  const greenhouse = await startGreenhouseCandidates({ key: 'a-partner-key-for-journeys', user: 'service@greenhouse.example' });
  const boards = await startPostingBoards();
  // None of the person's settings reach the tests, except the address of a Redis where none can be started.
  const redis = { REDIS_URL: world.givenRedis, REDIS_PREFIX: world.givenRedis && `test-${process.pid}` };
  const payments = { STRIPE_SECRET_KEY: 'sk_test_for_journeys', STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: stripe.url };
  const systems = { GREENHOUSE_API_URL: greenhouse.origin, BOARDS_API_URL: boards.origin };
  // Pages by address are read from servers that the journeys start themselves.
  const settings = {
    READS_LOOPBACK: 'yes',
    WEBHOOK_TEST_HOSTS: '127.0.0.1',
    LOG_LEVEL: process.env.LOG_LEVEL,
    SMTP_URL: mail.url,
    ...payments,
    ...systems,
    ...redis,
  };
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value));
  // Some journeys kill a service again and again: what follows is theirs to test, not the growing pause before it.
  const how = { gateways: 2, throwAway: true, startsAgainAtOnce: true, settings: given, signal };
  const product = await startProduct({ dataDirectory: world.productHome, port, ...how });
  try {
    for (const project of projects) {
      if (signal.aborted) return;
      console.log(`\n> ${project}`);
      add(await runPlaywright({ project, world, product, chrome, patterns, signal }));
    }
  } finally {
    await product.stop();
    await mail.close();
    await stripe.close();
    await greenhouse.close();
    await boards.close();
  }
}

async function runEverything() {
  const { install } = await import('./install.mjs');
  install();
  const { openTestWorld } = await import('./test-world.mjs');
  const { build, developmentParts } = await import('./build.mjs');
  const { runChecks, runJest } = await import('./test-stages.mjs');
  const world = await openTestWorld(signal);
  try {
    await build({ only: mode === 'unit' ? ['server'] : developmentParts });
    if (mode === undefined && patterns.length === 0) add(await runChecks({ signal }));
    if (isWanted('unit') && !signal.aborted) add(await runJest({ world, patterns, signal, secondTry: Boolean(process.env.CI) }));
    if (!signal.aborted) await runInBrowser(world);
  } finally {
    await world.close();
  }
}

try {
  await runEverything();
} catch (error) {
  if (!signal.aborted) {
    const { PlainError } = await import('./plain-error.mjs');
    console.error(error instanceof PlainError ? error.message : error);
    total.failed += 1;
    total.failures.push({ name: 'what runs the tests', why: [] });
  }
}
if (signal.aborted) endWith('Interrupted; everything was stopped.');

const slowest = total.timings.sort((a, b) => b.ms - a.ms).slice(0, 10);
if (slowest.length > 0) console.log(`\nThe slowest:\n${slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`).join('\n')}`);
const list = (title, failures) =>
  failures.length > 0 && console.log(`\n${title}\n${failures.flatMap(({ name, why }) => [`  ${name}`, ...why.map((line) => `      ${line}`)]).join('\n')}`);
list('Passed at the second try only:', total.unsteady);
list('Failed:', total.failures);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

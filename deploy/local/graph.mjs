import './check-node.mjs';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { inRoot } from './paths.mjs';

// `npm run graph`: draws the parts into the README, from the imports and the contracts; with `--check` it fails while the README shows another picture.
const require = createRequire(import.meta.url);
const part = '^(services/[^/]+|libs/engines/[^/]+|libs/[^/]+|web)/';
/** Left out: tests, their stand-ins and evaluations, built or not, are not part of what runs. */
const aside = '(\\.spec\\.|/e2e/|/evals/|/dist-evals/|/fixtures/|^libs/testing/|^web/dist)';

/** part → the parts it imports. */
function imports() {
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--include-only', part, '--exclude', aside, '--collapse', part];
  const cruised = execFileSync(inRoot('node_modules/.bin/depcruise'), [...options, 'libs', 'services', 'web/src'], { cwd: inRoot(), maxBuffer: 1e9 });
  return new Map(JSON.parse(cruised).modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** service → the services it asks by RPC: the gateway for its routes, the others by the questions that their files import. */
function questions(service) {
  const asked = new Set();
  for (const file of readdirSync(inRoot('services', service, 'src'), { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts') || file.includes('fixtures')) continue;
    const code = readFileSync(inRoot('services', service, 'src', file), 'utf8');
    for (const [, names, feature] of code.matchAll(/import \{([^}]+)\} from '@folia\/contracts\/([^']+)\/questions'/g)) {
      const known = require(inRoot('libs/contracts/dist', feature, 'questions.js'));
      for (const name of names.split(',')) asked.add(known[name.trim().split(' ')[0]]?.service);
    }
  }
  if (service === 'gateway') for (const { question } of require(inRoot('libs/contracts/dist/features.js')).apiRoutes) asked.add(question?.service);
  return [...asked].filter((other) => other && other !== service).sort();
}

const nameOf = (folder) => folder.replace(/\/$/, '').split('/').pop();
await build({ only: ['server'], quiet: true });
const parts = imports();
const services = readdirSync(inRoot('services')).sort();
const engines = [...parts.keys()].filter((folder) => folder.startsWith('libs/engines/')).map(nameOf);
const group = (title, names) => [`  subgraph ${title}`, ...names.map((name) => `    ${name}`), '  end'];
// Everything imports the contracts, and every service the platform: the README says it beside the picture.
const floor = ['contracts', 'platform'];
const picture = [
  'flowchart LR',
  ...group('services', services),
  ...group('engines', engines),
  '  web -. HTTP .-> gateway',
  ...services.flatMap((service) => questions(service).map((other) => `  ${service} -. asks .-> ${other}`)),
  ...[...parts].flatMap(([from, to]) =>
    to
      .map(nameOf)
      .filter((name) => !floor.includes(name))
      .sort()
      .map((name) => `  ${nameOf(from)} --> ${name}`),
  ),
].join('\n');
const readme = readFileSync(inRoot('README.md'), 'utf8');
const drawn = readme.replace(/(?<=```mermaid\n)[^`]*(?=\n```)/, picture);
if (!process.argv.includes('--check')) writeFileSync(inRoot('README.md'), drawn);
else if (drawn !== readme) {
  console.log('The README shows other parts than there are: run `npm run graph`.');
  process.exitCode = 1;
}

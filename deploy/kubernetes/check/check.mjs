import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { build } from '../../local/build.mjs';
import { inRoot } from '../../local/paths.mjs';
import { backupFaults, environmentFaults } from './environment-faults.mjs';
import { plainManifests } from './plain.mjs';
import { queueFaults } from './queue-faults.mjs';
import { ruleFaults } from './rules.mjs';
import { schemaFaults } from './schema-faults.mjs';
import { settingFaults } from './setting-faults.mjs';
import { prepareTools, run } from './tools.mjs';

// The chart: linted, drawn in every profile, each object held against the schemas and our own rules, each environment read by the service it is for.
const chart = inRoot('deploy', 'kubernetes', 'folia');
const tools = await prepareTools();
if (!tools.hasPrograms) {
  console.log(`Not checked: there is no helm and kubectl for ${process.platform}-${process.arch} here.`);
  process.exit(0);
}
const { queryFaults } = await import('../../observability/query-faults.mjs');
await build({ only: ['server'], quiet: true });

const objectsOf = (text) =>
  parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter(Boolean);
const faults = [];
const say = (where, found) => faults.push(...found.map((fault) => `${where}: ${fault}`));

const scratch = mkdtempSync(join(tmpdir(), 'folia-chart-'));
try {
  // Everything at once, and every variable there is.
  const whole = join(scratch, 'whole.yaml');
  writeFileSync(whole, JSON.stringify(settingFaults.everything()));
  say('values.schema.json', settingFaults.find());
  const profiles = readdirSync(join(chart, 'profiles')).map((file) => ({ name: basename(file, '.yaml'), files: [join(chart, 'profiles', file)] }));
  const split = join(chart, 'profiles', 'split-workers.yaml');
  for (const { name, files } of [...profiles, { name: 'all settings', files: [split, whole] }]) {
    const values = files.flatMap((file) => ['--values', file]);
    run(tools.helm, ['lint', '--strict', '--quiet', chart, ...values]);
    const objects = objectsOf(run(tools.helm, ['template', 'folia', chart, '--namespace', 'folia', ...values]));
    for (const object of objects) say(`${name}: ${object.kind} ${object.metadata?.name}`, schemaFaults(object));
    say(name, ruleFaults(objects, { policies: true }));
    const deployments = objects
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata, spec }) => ({
        name: metadata.name,
        service: spec.template.spec.serviceAccountName.slice('folia-'.length),
        env: spec.template.spec.containers[0].env,
      }));
    say(name, queueFaults(deployments));
    for (const { spec } of objects.filter(({ kind }) => kind === 'CronJob')) say(name, backupFaults(spec.jobTemplate.spec.template.spec.containers[0]));
    for (const { spec } of objects.filter(({ kind }) => kind === 'ScaledObject'))
      say(
        name,
        spec.triggers.flatMap(({ metadata }) => queryFaults(metadata.query)),
      );
    for (const service of new Set(deployments.map((one) => one.service))) {
      say(
        name,
        environmentFaults(
          service,
          deployments.filter((one) => one.service === service),
        ),
      );
    }
  }
  const made = plainManifests(tools);
  for (const [file, text] of Object.entries(made))
    if (readFileSync(inRoot('deploy', 'kubernetes', 'plain', file), 'utf8') !== text)
      faults.push(`deploy/kubernetes/plain/${file} is not what the chart makes: run \`npm run manifests\``);
  const plain = [...objectsOf(run(tools.kubectl, ['kustomize', inRoot('deploy', 'kubernetes', 'plain')])), ...objectsOf(made['backup.yaml'])];
  for (const object of plain) say(`plain: ${object.kind} ${object.metadata?.name}`, schemaFaults(object));
  say('plain', ruleFaults(plain, { policies: true }));
} catch (error) {
  faults.push(error.message);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

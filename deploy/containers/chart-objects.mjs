import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { prepareTools, run } from '../kubernetes/check/tools.mjs';
import { inRoot } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';
import { repository } from './images.mjs';

const chart = inRoot('deploy', 'kubernetes', 'folia');
const workers = { all: { queues: ['resume-import', 'fit-score', 'tailor-made', 'deep-talk', 'screening'] } };

/** The Secrets that the chart's README asks for, by name, on the PostgreSQL and Redis of the composed system. */
function secretsOf(environment) {
  const database = (service) => ({
    DATABASE_URL: `postgres://folia_${service}:${environment[`${service.toUpperCase()}_DATABASE_PASSWORD`]}@postgres:5432/folia`,
  });
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, environment[name]]));
  return {
    folia: { ...pick('INNER_KEY'), REDIS_URL: `redis://:${environment.REDIS_PASSWORD}@redis:6379` },
    'folia-user': { ...database('user'), ...pick('SESSION_KEYS', 'DELETED_IDENTITY_KEY') },
    'folia-portfolio': database('portfolio'),
    'folia-ai': database('ai'),
    'folia-sharing': { ...database('sharing'), ...pick('GATE_KEY', 'WEBHOOK_KEY') },
  };
}

/** Writes in what the container would get from Secrets: versions of podman keep those in different ways. Throws for a key that the README does not ask for. */
function fillIn({ env = [] }, secrets) {
  for (const variable of env) {
    const { secretKeyRef } = variable.valueFrom ?? {};
    if (!secretKeyRef) continue;
    const value = secrets[secretKeyRef.name]?.[secretKeyRef.key];
    if (value === undefined && !secretKeyRef.optional) throw new Error(`The chart asks for ${secretKeyRef.key} of the Secret ${secretKeyRef.name}.`);
    variable.value = value ?? '';
    delete variable.valueFrom;
  }
}

/** What the chart makes for one node with workers of their own, with its Secrets filled in. */
export async function chartObjects({ tag, environment }) {
  const tools = await prepareTools();
  if (!tools.hasPrograms) throw new PlainError('The chart cannot be drawn: install helm and kubectl, and run the command again.');
  const values = {
    appUrl: environment.APP_URL,
    image: { registry: 'localhost', repository, tag },
    user: { settings: Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('IDP_'))) },
    workers,
    backup: { enabled: true },
  };
  const folder = mkdtempSync(join(tmpdir(), 'folia-chart-'));
  try {
    const file = join(folder, 'values.json');
    writeFileSync(file, JSON.stringify(values));
    const text = run(tools.helm, ['template', 'folia', chart, '--values', join(chart, 'profiles', 'one-node.yaml'), '--values', file]);
    const objects = parseAllDocuments(text)
      .map((document) => document.toJS())
      .filter(Boolean);
    const secrets = secretsOf(environment);
    for (const { spec } of objects) for (const container of (spec?.jobTemplate?.spec ?? spec)?.template?.spec.containers ?? []) fillIn(container, secrets);
    return objects;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

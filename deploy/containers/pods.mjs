import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAllDocuments, stringify } from 'yaml';
import { prepareTools, run } from '../kubernetes/check/tools.mjs';
import { inRoot } from '../local/paths.mjs';
import { repository } from './images.mjs';

const chart = inRoot('deploy', 'kubernetes', 'folia');
const readyWithinMs = 180_000;
/** Where the chart's names lead: without a cluster no Service does it. */
const firstAddress = 200;
const askReady = "fetch('http://127.0.0.1:9000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))";

const workers = { all: { queues: ['resume-import', 'fit-score', 'tailor-made', 'deep-talk', 'screening'] } };

function secretsOf(environment) {
  const database = (service) => ({
    DATABASE_URL: `postgres://folia_${service}:${environment[`${service.toUpperCase()}_DATABASE_PASSWORD`]}@postgres:5432/folia`,
  });
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, environment[name]]));
  const secrets = {
    folia: { ...pick('INNER_KEY'), REDIS_URL: `redis://:${environment.REDIS_PASSWORD}@redis:6379` },
    'folia-user': { ...database('user'), ...pick('SESSION_KEYS', 'DELETED_IDENTITY_KEY') },
    'folia-portfolio': database('portfolio'),
    'folia-ai': database('ai'),
    'folia-sharing': { ...database('sharing'), ...pick('GATE_KEY', 'WEBHOOK_KEY') },
  };
  return Object.entries(secrets).map(([name, stringData]) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData }));
}

/** What the chart makes for one node with workers of their own. */
async function chartObjects({ tag, registry, environment }) {
  const tools = await prepareTools();
  if (!tools.hasPrograms) return [];
  const values = {
    appUrl: environment.APP_URL,
    image: { registry, repository, tag },
    user: { settings: Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('IDP_'))) },
    workers,
  };
  const folder = mkdtempSync(join(tmpdir(), 'folia-pods-'));
  try {
    const file = join(folder, 'values.json');
    writeFileSync(file, JSON.stringify(values));
    const text = run(tools.helm, ['template', 'folia', chart, '--values', join(chart, 'profiles', 'one-node.yaml'), '--values', file]);
    return parseAllDocuments(text)
      .map((document) => document.toJS())
      .filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a process in a container may do, as its kernel says it, and what it tried. */
const look = `
const { readFileSync, writeFileSync } = require('node:fs');
const read = (name) => new RegExp('^' + name + ':\\\\s+(\\\\S+)', 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
const writes = (path) => { try { writeFileSync(path, ''); return true; } catch { return false; } };
console.log(JSON.stringify({ user: read('Uid'), capabilities: read('CapBnd') + read('CapEff'), noNewPrivileges: read('NoNewPrivs'), seccomp: read('Seccomp'),
  writesRoot: writes('/trial') || writes('/app/trial'), writesTemporary: writes('/tmp/trial') }));
`;

const faultsOf = ({ user, capabilities, noNewPrivileges, seccomp, writesRoot, writesTemporary }) => [
  ...(user === '1000' ? [] : [`runs as user ${user}`]),
  ...(/^0+$/.test(capabilities) ? [] : [`has capabilities ${capabilities}`]),
  ...(noNewPrivileges === '1' ? [] : ['may gain privileges']),
  ...(seccomp === '2' ? [] : ['has no seccomp profile']),
  ...(writesRoot ? ['can write to its root'] : []),
  ...(writesTemporary ? [] : ['cannot write to /tmp']),
];

/**
 * Plays the Deployments of the chart with podman, in the network of PostgreSQL and Redis, each under its own security context.
 * @param {{engine: object, network: string, port: number, tag: string, registry: string, environment: Record<string, string>, ends: (() => Promise<void>)[]}} options `ends` is told how to take everything away
 */
export async function playChart({ engine, network, port, tag, registry, environment, ends }) {
  const objects = await chartObjects({ tag, registry, environment });
  const deployments = objects.filter(({ kind }) => kind === 'Deployment');
  const claims = objects.filter(({ kind }) => kind === 'PersistentVolumeClaim');
  const described = JSON.parse(await engine.run('network', 'inspect', network))[0];
  const prefix = described.subnets[0].subnet.split('.').slice(0, 3).join('.');
  const addressOf = (place) => `${prefix}.${firstAddress + place}`;
  const hostAliases = deployments.map(({ metadata }, place) => ({ ip: addressOf(place), hostnames: [metadata.name] }));
  const folder = mkdtempSync(join(tmpdir(), 'folia-pods-'));
  const played = [];
  const files = [];
  const play = async (name, some, ...options) => {
    const file = join(folder, `${name}.yaml`);
    writeFileSync(file, some.map((object) => stringify(object)).join('---\n'), { mode: 0o600 });
    files.push(file);
    await engine.run('play', 'kube', ...options, file);
  };
  ends.push(async () => {
    for (const file of files.reverse()) await engine.run('play', 'kube', '--down', file).catch((error) => console.error(error.message));
    for (const { metadata } of secretsOf(environment)) await engine.run('secret', 'rm', metadata.name).catch(() => {});
    for (const { metadata } of claims) await engine.run('volume', 'rm', '--force', metadata.name).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  await play('given', [...secretsOf(environment), ...claims]);
  for (const [place, deployment] of deployments.entries()) {
    const pod = structuredClone(deployment);
    pod.spec.template.spec.hostAliases = hostAliases;
    for (const { ports } of pod.spec.template.spec.containers) for (const one of ports) if (one.name === 'http') one.hostPort = port;
    await play(deployment.metadata.name, [pod], '--network', network, '--ip', addressOf(place));
    played.push({ name: deployment.metadata.name, began: performance.now() });
  }
  const containerOf = async (name) =>
    (await engine.run('ps', '--all', '--format', '{{.Names}}', '--filter', `name=^${name}-pod`)).split('\n').find((one) => !one.endsWith('-infra'));

  async function untilReady({ name, began }) {
    for (;;) {
      const container = await containerOf(name);
      const isReady =
        container &&
        (await engine.run('exec', container, 'node', '-e', askReady).then(
          () => true,
          () => false,
        ));
      if (isReady) return { container, seconds: (performance.now() - began) / 1000 };
      if (performance.now() - began > readyWithinMs)
        throw new Error(
          `${name} was not ready after ${readyWithinMs / 1000} s:\n${await engine.run('logs', '--tail', '15', container ?? name).catch((error) => error.message)}`,
        );
      await sleep(250);
    }
  }

  return {
    /** Waits for every pod and looks at what it may do. Answers a row of each. */
    inspect: async () => {
      const rows = [];
      for (const one of played) {
        const { container, seconds } = await untilReady(one);
        const faults = faultsOf(JSON.parse(await engine.run('exec', container, 'node', '-e', look)));
        rows.push({ pod: one.name, 'ready after s': Number(seconds.toFixed(1)), 'security context': faults.join(', ') || 'holds' });
      }
      return rows;
    },
  };
}

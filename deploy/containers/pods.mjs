import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { chartObjects } from './chart-objects.mjs';
import { contextFaults } from './pod-context.mjs';

const readyWithinMs = 180_000;
/** Where the chart's names lead: without a cluster no Service does it. */
const firstAddress = 200;
const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'];

/** A probe as a program: an engine that plays pods asks with `curl`, which no image of ours has. */
const asking = ({ httpGet }, ports) =>
  `fetch('http://127.0.0.1:${ports.find(({ name }) => name === httpGet.port).containerPort}${httpGet.path}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`;

/**
 * Plays the Jobs and Deployments of the chart with podman, in the network of PostgreSQL and Redis, each under its own security context.
 * @param {{engine: object, network: string, port: number, tag: string, environment: Record<string, string>, ends: (() => Promise<void>)[]}} options `ends` is told how to take everything away
 */
export async function playChart({ engine, network, port, tag, environment, ends }) {
  const objects = await chartObjects({ tag, environment });
  const of = (kind) => objects.filter((object) => object.kind === kind);
  const deployments = of('Deployment');
  const claims = of('PersistentVolumeClaim');
  const described = JSON.parse(await engine.run('network', 'inspect', network))[0];
  const prefix = described.subnets[0].subnet.split('.').slice(0, 3).join('.');
  const addressOf = (place) => `${prefix}.${firstAddress + place}`;
  const hostAliases = deployments.map(({ metadata }, place) => ({ ip: addressOf(place), hostnames: [metadata.name] }));
  const folder = mkdtempSync(join(tmpdir(), 'folia-pods-'));
  const files = [];
  const play = async (name, some, ...options) => {
    const file = join(folder, `${name}.yaml`);
    writeFileSync(file, some.map((object) => stringify(object)).join('---\n'), { mode: 0o600 });
    files.push(file);
    await engine.run('play', 'kube', ...options, file);
  };
  ends.push(async () => {
    for (const file of files.reverse()) await engine.run('play', 'kube', '--down', file).catch((error) => console.error(error.message));
    for (const { metadata } of claims) await engine.run('volume', 'rm', '--force', metadata.name).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  const containerOf = async (name) =>
    (await engine.run('ps', '--all', '--format', '{{.Names}}', '--filter', `name=^${name}(-pod|-migrate$|-backup$)`))
      .split('\n')
      .find((one) => one && !one.endsWith('-infra'));
  const asks = (container, program) =>
    engine.run('exec', container, 'node', '-e', program).then(
      () => true,
      () => false,
    );

  async function playJob(metadata, { template }) {
    await play(metadata.name, [{ apiVersion: 'v1', kind: 'Pod', metadata: { name: metadata.name }, spec: template.spec }], '--network', network);
    const container = await containerOf(metadata.name);
    const code = await engine.run('wait', container);
    if (code !== '0') throw new Error(`${metadata.name} ended with ${code}:\n${await engine.log(container)}`);
  }

  async function playDeployment(deployment, place) {
    const { metadata, spec } = structuredClone(deployment);
    const pod = spec.template.spec;
    const [container] = pod.containers;
    const programs = probes.map((name) => asking(container[name], container.ports));
    pod.hostAliases = hostAliases;
    for (const name of probes) delete container[name];
    // Some versions publish every port that is named; the others are asked from inside.
    container.ports = container.ports.filter(({ name }) => name === 'http').map((one) => ({ ...one, hostPort: port }));
    const began = performance.now();
    await play(metadata.name, [{ ...deployment, spec }], '--network', network, '--ip', addressOf(place));
    return { name: metadata.name, began, programs, preStop: container.lifecycle.preStop.exec.command };
  }

  async function untilReady({ name, began, programs }) {
    for (;;) {
      const container = await containerOf(name);
      const answers = container ? await Promise.all(programs.map((program) => asks(container, program))) : [];
      if (container && answers.every(Boolean)) return { container, seconds: (performance.now() - began) / 1000 };
      if (performance.now() - began > readyWithinMs)
        throw new Error(`${name} was not ready after ${readyWithinMs / 1000} s:\n${container ? await engine.log(container) : 'There is no container.'}`);
      await sleep(250);
    }
  }

  await play('claims', claims);
  for (const { metadata, spec } of of('Job')) await playJob(metadata, spec);
  const played = [];
  for (const [place, deployment] of deployments.entries()) played.push(await playDeployment(deployment, place));
  return {
    /** Waits for every pod and looks at what it may do. Answers a row of each. */
    inspect: async () => {
      const rows = [];
      for (const one of played) {
        const { container, seconds } = await untilReady(one);
        const faults = await contextFaults(engine, container);
        rows.push({ pod: one.name, 'ready after s': Number(seconds.toFixed(1)), 'security context': faults.join(', ') || 'holds' });
      }
      return rows;
    },
    /** Runs what the chart's CronJobs run. */
    playCronJobs: async () => {
      for (const { metadata, spec } of of('CronJob')) await playJob(metadata, spec.jobTemplate.spec);
    },
    /** Ends every pod as a cluster does: the pause, then the signal, then at most the rest of the grace. Throws when one had to be killed. */
    stop: async () => {
      const grace = deployments[0].spec.template.spec.terminationGracePeriodSeconds;
      await Promise.all(
        played.map(async ({ name, preStop }) => {
          const container = await containerOf(name);
          await engine.run('exec', container, ...preStop);
          await engine.run('stop', '--time', String(grace - 5), container);
          const { ExitCode } = JSON.parse(await engine.run('inspect', container))[0].State;
          if (ExitCode !== 0) throw new Error(`${name} ended with ${ExitCode} when it was asked to stop:\n${await engine.log(container)}`);
        }),
      );
    },
  };
}

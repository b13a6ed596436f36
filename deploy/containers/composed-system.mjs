import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';

const project = 'folia-trial';
const file = 'docker-compose.yml';
const healthyWithinMs = 180_000;
/** In the order in which compose starts them. */
export const composed = ['postgres', 'redis', 'user', 'portfolio', 'ai', 'ai-worker', 'sharing', 'gateway'];

/**
 * The composed system under a project name of its own.
 * @param {object} engine
 * @param {Record<string, string>} environment
 */
export function composedSystem(engine, environment) {
  const compose = (settings, files, ...args) =>
    engine.compose({ ...environment, ...settings }, ...files.flatMap((file) => ['--file', inRoot(...file.split('/'))]), '--project-name', project, ...args);
  const labels = (service) => [
    '--filter',
    `label=com.docker.compose.project=${project}`,
    ...(service ? ['--filter', `label=com.docker.compose.service=${service}`] : []),
  ];

  /** The ids of a service's containers, or of all. */
  const containersOf = async (service) => (await engine.run('ps', '--all', '--quiet', ...labels(service))).split('\n').filter(Boolean);

  /** Asks as the engine would: not every engine runs health checks by itself. */
  async function isHealthy(container) {
    const { Config, State } = JSON.parse(await engine.run('inspect', container))[0];
    if (!State.Running) return false;
    const [how, ...test] = Config.Healthcheck?.Test ?? [];
    if (!how) throw new Error(`${Config.Image} has no health check.`);
    const command = how === 'CMD-SHELL' ? ['sh', '-c', ...test] : test;
    return engine.run('exec', container, ...command).then(
      () => true,
      () => false,
    );
  }

  /** Waits for all containers of a service. Answers how long that took, in ms. */
  async function untilHealthy(service) {
    const began = performance.now();
    for (;;) {
      const containers = await containersOf(service);
      const healthy = await Promise.all(containers.map(isHealthy));
      if (healthy.length > 0 && healthy.every(Boolean)) return performance.now() - began;
      if (performance.now() - began > healthyWithinMs) {
        const said = await Promise.all(containers.map((one) => engine.run('logs', '--tail', '15', one).catch((error) => error.message)));
        throw new Error(`${service} was not healthy after ${healthyWithinMs / 1000} s:\n${said.join('\n')}`);
      }
      await sleep(250);
    }
  }

  /** Starts or changes what runs; never builds. Answers how long it took until everything was healthy, in ms. */
  async function up(tag, { files = [file], isReplaced = false } = {}) {
    const began = performance.now();
    await compose({ IMAGE_TAG: tag }, files, 'up', '--detach', '--no-build', ...(isReplaced ? ['--force-recreate'] : []));
    for (const service of composed) await untilHealthy(service);
    return performance.now() - began;
  }

  return {
    up,
    scaleWorkers: (tag) => up(tag, { files: [file, 'deploy/containers/three-workers.yml'] }),
    containersOf,
    untilHealthy,
    /** Kills a service's first container as a crash would, and starts it again. Answers the time from start to healthy, in ms. */
    killAndStart: async (service) => {
      const [container] = await containersOf(service);
      await engine.run('kill', '--signal', 'KILL', container);
      const began = performance.now();
      await engine.run('start', container);
      await untilHealthy(service);
      return performance.now() - began;
    },
    /** Ends all but PostgreSQL and Redis. */
    stopServices: async () => {
      for (const service of composed.slice(2).reverse()) for (const container of await containersOf(service)) await engine.run('stop', container);
    },
    /** The network that all containers are in. */
    network: async () => {
      const [container] = await containersOf('postgres');
      return Object.keys(JSON.parse(await engine.run('inspect', container))[0].NetworkSettings.Networks)[0];
    },
    down: async () => {
      await compose({}, [file], 'down', '--volumes').catch((error) => console.error(error.message));
      const left = await containersOf();
      if (left.length > 0) await engine.run('rm', '--force', '--volumes', ...left);
    },
  };
}

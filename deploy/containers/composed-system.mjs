import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';

const project = 'folia-trial';
const file = 'docker-compose.yml';
const healthyWithinMs = 180_000;
/** In the order in which compose starts them. */
const ours = ['user', 'portfolio', 'ai', 'ai-worker', 'sharing', 'gateway'];
export const composed = ['postgres', 'redis', ...ours];

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
        const said = await Promise.all(containers.map((one) => engine.log(one)));
        throw new Error(`${service} was not healthy after ${healthyWithinMs / 1000} s:\n${said.join('\n')}`);
      }
      await sleep(250);
    }
  }

  /** Starts what does not run; never builds. Answers how long it took until everything was healthy, in ms. */
  async function up(tag, ...more) {
    const began = performance.now();
    await compose({ IMAGE_TAG: tag }, [file, ...more], 'up', '--detach', '--no-build');
    for (const service of composed) await untilHealthy(service);
    return performance.now() - began;
  }

  /** Ends all but PostgreSQL and Redis, and takes their containers away. Throws when one had to be killed. */
  async function removeServices() {
    for (const service of ours.toReversed())
      for (const container of await containersOf(service)) {
        await engine.run('stop', '--time', '30', container);
        const { ExitCode } = JSON.parse(await engine.run('inspect', container))[0].State;
        if (ExitCode !== 0) throw new Error(`${service} ended with ${ExitCode} when it was asked to stop:\n${await engine.log(container)}`);
        await engine.run('rm', container);
      }
  }

  return {
    up,
    scaleWorkers: (tag) => up(tag, 'deploy/containers/three-workers.yml'),
    removeServices,
    /** The images that a service's containers run, by id. */
    imagesOf: async (service) => Promise.all((await containersOf(service)).map((one) => engine.run('inspect', '--format', '{{.Image}}', one))),
    containersOf,
    untilHealthy,
    /** The last warnings and errors that the services logged. */
    complaints: async () => {
      const said = [];
      for (const service of ours)
        for (const container of await containersOf(service)) {
          const lines = (await engine.log(container, 300)).split('\n');
          said.push(
            ...lines
              .filter((line) => /"level":"?(4|5|6)0|"err":|^\S*Error/.test(line))
              .slice(-3)
              .map((line) => `${service}: ${line.slice(0, 600)}`),
          );
        }
      return said;
    },
    /** What the doctor in a service's first container says; throws when something has to be mended. */
    askDoctor: async (service) => {
      const [container] = await containersOf(service);
      // It ends with 1 where something only deserves a look, such as a mail server that is not there.
      const ask = 'node /app/deploy/doctor.mjs || [ $? -eq 1 ]';
      return engine.run('exec', container, 'sh', '-c', ask);
    },
    /** Kills a service's first container as a crash would, and starts it again. Answers the time from start to healthy, in ms. */
    killAndStart: async (service) => {
      const [container] = await containersOf(service);
      await engine.run('kill', '--signal', 'KILL', container);
      const began = performance.now();
      await engine.run('start', container);
      await untilHealthy(service);
      return performance.now() - began;
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
      // Some composes leave the network, with labels that others refuse.
      await engine.run('network', 'rm', `${project}_default`).catch(() => {});
    },
  };
}

import { fork } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import { openLog } from './log-file.mjs';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

/** A health port that has not answered within this time, in ms, counts as silent. */
const answersWithin = 5_000;

/** `gateway-2` is one more process of the service `gateway`. */
const serviceOf = (name) => name.replace(/-\d+$/, '');

function launcherOf(name, env, dataDirectory) {
  const service = serviceOf(name);
  const entry = inRoot('services', service, 'dist', 'main.js');
  if (!existsSync(entry)) throw new PlainError(`The service ${service} is not built: run \`npm run build\` and start again.`);
  return () => {
    const log = openLog(dataDirectory, name);
    // The channel is how the child learns that the launcher is gone. Its own group: Ctrl-C is for the launcher alone.
    const child = fork(entry, { cwd: inRoot('services', service), env, execArgv: [], detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    return child;
  };
}

/**
 * Starts a process for each environment and waits until all are ready.
 * @param {Record<string, Record<string, string>>} environments by the name of the process
 */
export async function startServices({ environments, dataDirectory, list, startsAgainAtOnce, signal, giveUp }) {
  const services = Object.entries(environments).map(([name, env]) => {
    const asks = (path) => () =>
      fetch(`http://127.0.0.1:${env.HEALTH_PORT}${path}`, { signal: AbortSignal.timeout(answersWithin) }).then(
        (response) => response.ok,
        () => false,
      );
    const port = Number(env.PORT ?? env.RPC_PORT);
    const health = { isReady: asks('/ready'), isLive: asks('/live') };
    const launch = launcherOf(name, env, dataDirectory);
    return [name, new SupervisedProcess({ name, launch, ...health, port, dataDirectory, list, startsAgainAtOnce, signal, giveUp })];
  });
  const stop = () => Promise.all(services.map(([, service]) => service.stop())).then(() => {});
  await Promise.all(services.map(([, service]) => service.start())).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    stop,
    /** Starts every process of a service again, with its new program. */
    restart: (service) => Promise.all(services.filter(([name]) => serviceOf(name) === service).map(([, one]) => one.restart())),
  };
}

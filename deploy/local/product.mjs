import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { prepareDirectory } from './data-directory.mjs';
import { ensureRoles } from './database-roles.mjs';
import { databaseServices } from './database-services.mjs';
import { takeLock } from './launcher-lock.mjs';
import { startLocalSignIn } from './local-sign-in.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort, isPortFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { ProcessList } from './process-list.mjs';
import { startRedis } from './redis.mjs';
import { loadSecrets } from './secrets.mjs';
import { serviceEnvironments } from './service-environments.mjs';
import { startServices } from './services.mjs';

const portsFor = async (names) => Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));

function refuseUnreachable(redisUrl) {
  const { hostname, port } = new URL(redisUrl);
  const address = { host: hostname, port: Number(port || 6379) };
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, timeout: 5_000 });
    const end = (settle) => () => {
      socket.destroy();
      settle(new PlainError(`Redis at ${address.host}:${address.port} does not answer: correct REDIS_URL, or unset it to use one that Folia starts.`));
    };
    socket.once('connect', end(resolve)).once('error', end(reject)).once('timeout', end(reject));
  });
}

/**
 * Starts everything: the stores, the local sign-in where no real provider is configured, the services.
 * @param {{dataDirectory: string, port: number, gateways?: number, throwAway?: boolean, startsAgainAtOnce?: boolean, settings?: Record<string, string | undefined>, signal?: AbortSignal, giveUp?: (error: PlainError) => void}} options
 *   `startsAgainAtOnce`: a service that dies is, however often it does; `settings`: the configuration a person set; `signal` stops a start that is under way; `giveUp` is told when a process dies again and again, and why
 */
export async function startProduct({
  dataDirectory,
  port,
  gateways = 1,
  throwAway = false,
  startsAgainAtOnce = false,
  settings = process.env,
  signal,
  giveUp,
}) {
  prepareDirectory(dataDirectory);
  const lock = takeLock(dataDirectory);
  // Only once the directory is ours: a second start must not take it from the first.
  writeFileSync(join(dataDirectory, 'environment.json'), '{}', { mode: 0o600 });
  const stops = [() => lock.release()];
  let stopped;
  // The last started is stopped first. Once: a second Ctrl-C joins the stop that is under way.
  const stop = () =>
    (stopped ??= (async () => {
      while (stops.length > 0) await stops.pop()();
    })());
  const started = async (step) => {
    signal?.throwIfAborted();
    const result = await step();
    stops.push(result.stop);
    return result;
  };

  try {
    const list = new ProcessList(dataDirectory);
    await list.stopLeftovers();
    if (!(await isPortFree(port)))
      throw new PlainError(`Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 10} npm start.`);
    const secrets = loadSecrets(dataDirectory);
    const store = { dataDirectory, list, throwAway, signal, giveUp };

    let { REDIS_URL: redisUrl, DATABASE_URL: adminUrl } = settings;
    if (redisUrl) await refuseUnreachable(redisUrl);
    else redisUrl = (await started(() => startRedis({ ...store, password: secrets.redisPassword }))).url;
    adminUrl ||= (await started(() => startPostgres({ ...store, password: secrets.postgresPassword }))).adminUrl;
    const databases = await ensureRoles(adminUrl, secrets.rolePasswords);

    const url = `http://localhost:${port}`;
    const appUrl = settings.APP_URL?.replace(/\/+$/, '') || url;
    const usesLocalSignIn = !settings.IDP_GOOGLE_CLIENT_ID;
    const signIn = usesLocalSignIn ? await started(() => startLocalSignIn({ ...store, secrets, settings, appUrl, appPort: port })) : undefined;

    const gatewayPorts = [port, ...(await Promise.all(Array.from({ length: gateways - 1 }, freePort)))];
    const gatewayNames = gatewayPorts.map((_, index) => (index === 0 ? 'gateway' : `gateway-${index + 1}`));
    const ports = { rpc: await portsFor(databaseServices), health: await portsFor([...databaseServices, ...gatewayNames]) };
    const environments = serviceEnvironments({
      settings,
      secrets,
      databases,
      redisUrl,
      dataDirectory,
      appUrl,
      gatewayPorts,
      signIn: signIn?.settings ?? {},
      ports,
    });
    writeFileSync(join(dataDirectory, 'environment.json'), JSON.stringify(environments, undefined, 2), { mode: 0o600 });
    const services = await started(() => startServices({ environments, dataDirectory, list, startsAgainAtOnce, signal, giveUp }));
    signal?.throwIfAborted();
    return { url, urls: gatewayPorts.map((one) => `http://localhost:${one}`), stop, restart: services.restart };
  } catch (error) {
    await stop();
    throw error;
  }
}

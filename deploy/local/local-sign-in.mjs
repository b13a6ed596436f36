import { fork } from 'node:child_process';
import { closeSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort, isPortFree } from './ports.mjs';
import { surroundings } from './service-environments.mjs';
import { SupervisedProcess } from './supervised-process.mjs';

/** Its address is the issuer of every account made with it, so it stays the same for as long as the data lives. */
async function keptPort(folder, appPort, throwAway) {
  const file = join(folder, 'port');
  let port;
  try {
    port = Number(readFileSync(file, 'utf8'));
  } catch {
    port = !throwAway && appPort < 65_535 && (await isPortFree(appPort + 1)) ? appPort + 1 : await freePort();
    writeFileSync(file, String(port));
  }
  if (port === appPort)
    throw new PlainError(`Port ${port} belongs to the local sign-in of this data directory: choose another with PORT=${port - 1} npm start.`);
  if (!(await isPortFree(port)))
    throw new PlainError(
      `Port ${port}, which the local sign-in of this data directory needs, is taken: stop the program that uses it, or set DATA_DIR to another directory.`,
    );
  return port;
}

/** What the user service is told so that Google and LinkedIn are played by the local provider. What a person set for LinkedIn holds. */
const asGoogleAndLinkedin = (issuer, secret, settings) => ({
  IDP_GOOGLE_CLIENT_ID: 'folia-local',
  IDP_GOOGLE_ISSUER: issuer,
  IDP_GOOGLE_JWKS: `${issuer}/jwks`,
  IDP_GOOGLE_SCRIPT: `${issuer}/client.js`,
  IDP_LABEL: 'Local sign-in',
  ...(settings.IDP_LINKEDIN_CLIENT_ID
    ? {}
    : {
        IDP_LINKEDIN_CLIENT_ID: 'folia-local-linkedin',
        IDP_LINKEDIN_CLIENT_SECRET: secret,
        IDP_LINKEDIN_AUTHORIZE: `${issuer}/auth`,
        IDP_LINKEDIN_TOKEN: `${issuer}/token`,
        IDP_LINKEDIN_USERINFO: `${issuer}/me`,
      }),
});

/** Starts the local identity provider as a process of its own; answers the settings that make the user service use it. */
export async function startLocalSignIn({ dataDirectory, secrets, settings, appUrl, appPort, list, throwAway, signal, giveUp }) {
  if (settings.NODE_ENV === 'production') {
    throw new PlainError(
      'There is no local sign-in with NODE_ENV=production: set IDP_GOOGLE_CLIENT_ID to use a real identity provider (deploy/README.md says how), or leave NODE_ENV out.',
    );
  }
  const folder = join(dataDirectory, 'identity-provider');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const port = await keptPort(folder, appPort, throwAway);
  const issuer = `http://127.0.0.1:${port}`;
  const env = {
    ...surroundings(settings),
    IDP_PORT: String(port),
    APP_URL: appUrl,
    IDP_DATA: join(folder, 'accounts.json'),
    IDP_KEYS: JSON.stringify({ signing: secrets.identityKeys, cookies: secrets.identityCookieKeys }),
    LINKEDIN_SECRET: secrets.linkedinSecret,
  };
  const launch = () => {
    const log = openLog(dataDirectory, 'identity-provider');
    const child = fork(inRoot('deploy', 'local', 'identity-provider.mjs'), { env, execArgv: [], detached: true, stdio: ['ignore', log, log, 'ipc'] });
    closeSync(log);
    return child;
  };
  const isReady = () =>
    fetch(`${issuer}/ready`).then(
      (response) => response.ok,
      () => false,
    );
  const server = new SupervisedProcess({ name: 'identity-provider', launch, isReady, isLive: isReady, port, dataDirectory, list, signal, giveUp });
  await server.start();
  return { settings: asGoogleAndLinkedin(issuer, secrets.linkedinSecret, settings), stop: () => server.stop() };
}

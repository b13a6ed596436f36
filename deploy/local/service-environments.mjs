import { join } from 'node:path';
import { exampleUsernames } from './examples/read-examples.mjs';
import { inRoot } from './paths.mjs';
import { settingsFor } from './user-settings.mjs';

const onlySet = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** The variables of our own environment that every program needs: a child inherits nothing else. */
export const surroundings = (settings) =>
  onlySet({ PATH: process.env.PATH, HOME: process.env.HOME, TZ: process.env.TZ, NODE_ENV: settings.NODE_ENV ?? 'development' });

/**
 * The environment of each process, by its name: `user`, `portfolio`, `ai`, `sharing`, `gateway`, `gateway-2` …
 * @param {{settings: Record<string, string>, secrets: any, databases: Record<string, string>, redisUrl: string, dataDirectory: string, appUrl: string,
 *   gatewayPorts: number[], signIn: Record<string, string>, ports: {rpc: Record<string, number>, health: Record<string, number>}}} what
 */
export function serviceEnvironments({ settings, secrets, databases, redisUrl, dataDirectory, appUrl, gatewayPorts, signIn, ports }) {
  const common = {
    ...surroundings(settings),
    REDIS_URL: redisUrl,
    INNER_KEY: secrets.innerKey,
    FILE_STORE: join(dataDirectory, 'files'),
    INNER_HOST: '127.0.0.1',
    ...Object.fromEntries(Object.entries(ports.rpc).map(([service, port]) => [`${service.toUpperCase()}_RPC`, `tcp://127.0.0.1:${port}`])),
  };
  const own = {
    user: {
      APP_URL: appUrl,
      MAIL_SPOOL: join(dataDirectory, 'mail'),
      ...onlySet({
        ERASURE_JOURNAL: settings.ERASURE_JOURNAL ?? (settings.FILE_STORE?.startsWith('s3://') ? join(dataDirectory, 'erasures.jsonl') : undefined),
      }),
      SESSION_KEYS: JSON.stringify(secrets.sessionKeys),
      DELETED_IDENTITY_KEY: secrets.deletedIdentityKey,
      ...signIn,
    },
    sharing: { GATE_KEY: secrets.gateKey, WEBHOOK_KEY: secrets.webhookKey },
  };
  const withTables = Object.keys(ports.rpc).map((service) => [
    service,
    {
      ...common,
      ...settingsFor(service, settings),
      ...own[service],
      DATABASE_URL: databases[service],
      RPC: 'on',
      RPC_PORT: String(ports.rpc[service]),
      HEALTH_PORT: String(ports.health[service]),
      QUEUES: 'all',
    },
  ]);
  const gateways = gatewayPorts.map((port, index) => {
    const name = index === 0 ? 'gateway' : `gateway-${index + 1}`;
    const script = signIn.IDP_GOOGLE_SCRIPT ?? settings.IDP_GOOGLE_SCRIPT;
    const scriptOrigin = onlySet({ IDP_SCRIPT_ORIGIN: script && new URL(script).origin });
    const web = { PORT: String(port), APP_URL: appUrl, WEB_DIRECTORY: inRoot('web', 'dist') };
    const examples = { EXAMPLE_USERNAMES: exampleUsernames().join(',') };
    return [name, { ...common, ...scriptOrigin, ...examples, ...settingsFor('gateway', settings), ...web, HEALTH_PORT: String(ports.health[name]) }];
  });
  return Object.fromEntries([...withTables, ...gateways]);
}

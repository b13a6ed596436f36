import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../../local/paths.mjs';

const services = ['gateway', 'user', 'portfolio', 'ai', 'sharing'];
/** What the chart sets by itself, the image, or only tests. */
const notForOperators =
  /^(NODE_ENV|HEALTH_PORT|INNER_HOST|FILE_STORE|PORT|WEB_DIRECTORY|RPC|RPC_PORT|QUEUES|APP_URL|MAIL_SPOOL|[A-Z]+_RPC|READS_LOOPBACK|BOARDS_API_URL|WEBHOOK_TEST_HOSTS|GREENHOUSE_API_URL)$/;
const inSecrets =
  /^(REDIS_URL|DATABASE_URL|SMTP_URL|INNER_KEY|GATE_KEY|WEBHOOK_KEY|DELETED_IDENTITY_KEY|SESSION_KEYS|LLM_API_KEY|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|S3_ACCESS_KEY_ID|S3_SECRET_ACCESS_KEY|IDP_LINKEDIN_CLIENT_SECRET)$/;

const schema = () => JSON.parse(readFileSync(inRoot('deploy', 'kubernetes', 'folia', 'values.schema.json'), 'utf8'));
const settingsOf = (part) => (part ? schema().properties[part].properties : schema().properties).settings.properties ?? {};

/** The variables that an operator may set for a service, by its own env.ts. */
function wantedOf(service) {
  const { processEnv } = createRequire(inRoot('services', 'ai', 'package.json'))('@folia/platform/env');
  const source = readFileSync(inRoot('services', service, 'src', 'env.ts'), 'utf8');
  const own = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
  const common = Object.keys(processEnv).filter((name) => !own.includes(name));
  const open = (names) => names.filter((name) => !notForOperators.test(name) && !inSecrets.test(name)).sort();
  return { own: open(own), common: open(common) };
}

const differences = (where, offered, wanted) => [
  ...wanted.filter((name) => !offered.includes(name)).map((name) => `${where} does not offer ${name}`),
  ...offered.filter((name) => !wanted.includes(name)).map((name) => `${where} offers ${name}, which nobody reads`),
];

export const settingFaults = {
  /** Where the settings that the schema offers and those that services read differ. */
  find: () => [
    ...services.flatMap((service) => differences(`${service}.settings`, Object.keys(settingsOf(service)), wantedOf(service).own)),
    ...differences('settings', Object.keys(settingsOf()), wantedOf('user').common),
  ],
  /** Values with an example of every setting, with files in a bucket, and with Sentinels. */
  everything: () => {
    const examples = (part) => ({ settings: Object.fromEntries(Object.entries(settingsOf(part)).map(([name, one]) => [name, one.examples[0]])) });
    return {
      ...Object.fromEntries(services.map((service) => [service, examples(service)])),
      ...examples(),
      files: { bucket: 's3://folia-files/production' },
      backup: { enabled: true },
      network: { sentinel: { to: [], port: 26379 } },
    };
  },
};

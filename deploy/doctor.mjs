import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineConfiguration, examineShared } from './doctor/configuration.mjs';
import { examineDatabase } from './doctor/database.mjs';
import { examineFiles } from './doctor/files.mjs';
import { examineOutside } from './doctor/outside.mjs';
import { examineRedis } from './doctor/redis.mjs';

// `npm run doctor` on one machine, `node /app/deploy/doctor.mjs` in a container: looks at all that Folia stands on, and says what to do.
// Ends with 0 when all is well, 1 when something deserves a look, 2 when something has to be mended. It changes nothing.
const root = join(import.meta.dirname, '..');
const serviceNames = readdirSync(join(root, 'services')).filter((name) => existsSync(join(root, 'services', name, 'dist', 'main.js')));

/** The environments to look at, by service: what the launcher last started, or this container's own. */
function readEnvironments() {
  if (serviceNames.length === 1) return { [serviceNames[0]]: process.env };
  const directory = process.env.DATA_DIR || join(root, '.data');
  const file = join(directory, 'environment.json');
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Further gateways have the environment of the first.
  return Object.fromEntries(Object.entries(found).filter(([name]) => serviceNames.includes(name)));
}

const environments = readEnvironments();
const found = { ok: 0, warn: 0, fail: 0 };

/** Prints one finding; `todo` is what to do about it. */
function tell(level, what, todo) {
  found[level] += 1;
  console.log(`${level.padEnd(5)} ${what}${todo ? `\n      → ${todo}` : ''}`);
}

const names = Object.keys(environments);
if (names.length === 0) {
  tell('fail', 'No configuration was found', 'start Folia with `npm start`, or set DATA_DIR to where its data is.');
}
const sound = names.filter((service) => examineConfiguration({ root, service, env: environments[service], tell }));
examineShared({ environments, tell });
const once = new Set();
/** Processes share a Redis and a folder: what was looked at is not looked at again. */
const isNew = (...parts) => !once.has(parts.join(' ')) && once.add(parts.join(' '));
for (const service of sound) {
  const env = environments[service];
  if (env.DATABASE_URL) await examineDatabase({ root, service, url: env.DATABASE_URL, tell });
  if (isNew('redis', env.REDIS_URL)) await examineRedis({ root, service, url: env.REDIS_URL, tell });
  if (isNew('files', env.FILE_STORE, env.S3_ENDPOINT, env.S3_ACCESS_KEY_ID)) await examineFiles({ root, service, env, tell });
  await examineOutside({ root, service, env, tell });
}
console.log(`${found.ok} ok, ${found.warn} to look at, ${found.fail} to mend`);
process.exit(found.fail > 0 ? 2 : found.warn > 0 ? 1 : 0);

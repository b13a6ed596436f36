import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { databaseServices } from '../local/database-services.mjs';
import { inRoot } from '../local/paths.mjs';
import { PlainError } from '../local/plain-error.mjs';

const { isBucket } = createRequire(inRoot('services', 'user', 'package.json'))('@folia/platform/open-file-store');

/** @typedef {{databases: Record<string, string>, redisUrl?: string, redisPrefix: string, files: string | null, journal: string, keys: Record<string, string[]>}} System */

const asText = (list) => list?.split(',') ?? [];
/** What rows are sealed or marked with, and how each variable lists its keys: without the same ones, parts of a backup cannot be read. */
const listed = {
  INNER_KEY: asText,
  GATE_KEY: asText,
  WEBHOOK_KEY: asText,
  DELETED_IDENTITY_KEY: asText,
  SESSION_KEYS: (keys) => JSON.parse(keys ?? '[]').map(({ kid }) => kid),
};

/** Recognises a key and tells nothing of it. */
const printOf = (name, key) => createHash('sha256').update(`folia backup ${name} ${key}`).digest('hex').slice(0, 16);
const printsOf = (variables) =>
  Object.fromEntries(Object.entries(listed).map(([name, keys]) => [name, keys(variables[name]).map((key) => printOf(name, key))]));

/** The journal of erasures is among the files, unless it was put elsewhere; the user service does the same. */
const journalOf = ({ ERASURE_JOURNAL, FILE_STORE }) => {
  if (!ERASURE_JOURNAL && isBucket(FILE_STORE)) throw new PlainError('Set ERASURE_JOURNAL too: the journal of erasures is a file, and FILE_STORE is a bucket.');
  return ERASURE_JOURNAL || join(FILE_STORE, '.erasures.jsonl');
};
/** The folder of files; null for a bucket, which is copied by its own means. */
const folderOf = ({ FILE_STORE }) => (isBucket(FILE_STORE) ? null : FILE_STORE);

/**
 * Where everything is when it does not run by the launcher: `USER_DATABASE_URL` and its kin, `REDIS_URL`, `FILE_STORE`. Null when no database is told.
 * @returns {System | null}
 */
export function givenSystem() {
  const { env } = process;
  const variable = (service) => `${service.toUpperCase()}_DATABASE_URL`;
  const missing = databaseServices.map(variable).filter((name) => !env[name]);
  if (missing.length === databaseServices.length) return null;
  if (!env.FILE_STORE) missing.push('FILE_STORE');
  if (missing.length > 0) throw new PlainError(`Set ${missing.join(', ')} too: a backup is of all services and their files.`);
  const databases = Object.fromEntries(databaseServices.map((service) => [service, env[variable(service)]]));
  return { databases, redisUrl: env.REDIS_URL, redisPrefix: env.REDIS_PREFIX || 'folia', files: folderOf(env), journal: journalOf(env), keys: printsOf(env) };
}

/**
 * What the launcher started last with this data directory. Null when it started nothing.
 * @returns {System | null}
 */
export function launchedSystem(dataDirectory) {
  const file = join(dataDirectory, 'environment.json');
  const environments = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { user } = environments;
  if (!user) return null;
  const databases = Object.fromEntries(databaseServices.map((service) => [service, environments[service].DATABASE_URL]));
  const keys = printsOf(Object.assign({}, ...Object.values(environments)));
  return { databases, redisUrl: user.REDIS_URL, redisPrefix: user.REDIS_PREFIX ?? 'folia', files: folderOf(user), journal: journalOf(user), keys };
}

/** The prints of the keys that are kept in a data directory; of none where there are none yet. */
export function keptKeys(dataDirectory) {
  const file = join(dataDirectory, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return printsOf({
    INNER_KEY: kept.innerKey,
    GATE_KEY: kept.gateKey,
    WEBHOOK_KEY: kept.webhookKey,
    DELETED_IDENTITY_KEY: kept.deletedIdentityKey,
    SESSION_KEYS: kept.sessionKeys && JSON.stringify(kept.sessionKeys),
  });
}

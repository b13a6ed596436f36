import { createPrivateKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseServices } from './database-services.mjs';

const random = (bytes = 24) => randomBytes(bytes).toString('base64url');

const written = { privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } };

/** By way of its written form: see libs/platform/src/generate-jwk.ts. */
const jwk = (type, options, header) => ({
  ...createPrivateKey(generateKeyPairSync(type, { ...options, ...written }).privateKey).export({ format: 'jwk' }),
  ...header,
  use: 'sig',
  kid: randomUUID(),
});

const makers = {
  postgresPassword: () => random(),
  redisPassword: () => random(),
  innerKey: () => random(48),
  gateKey: () => random(48),
  webhookKey: () => random(48),
  deletedIdentityKey: () => random(48),
  // The first key signs, the others still verify: rotation is a new key in front.
  sessionKeys: () => [jwk('ec', { namedCurve: 'P-256' }, { alg: 'ES256' })],
  linkedinSecret: () => random(),
  identityKeys: () => [jwk('rsa', { modulusLength: 2048 }, { alg: 'RS256' })],
  identityCookieKeys: () => [random()],
};

const readSecrets = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
};

/** The secrets of this data directory, made once and kept in `secrets.json`, readable by its owner only. */
export function loadSecrets(dataDirectory) {
  const file = join(dataDirectory, 'secrets.json');
  const kept = readSecrets(file);
  const secrets = { ...kept };
  for (const [name, make] of Object.entries(makers)) secrets[name] ??= make();
  secrets.rolePasswords = Object.fromEntries(databaseServices.map((service) => [service, kept.rolePasswords?.[service] ?? random()]));

  if (JSON.stringify(secrets) !== JSON.stringify(kept)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}

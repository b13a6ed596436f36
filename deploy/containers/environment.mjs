import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

const password = () => randomBytes(24).toString('hex');
const key = () => randomBytes(48).toString('base64url');

/** The variables that deploy/README.md asks for, made as it says, and where the trial's images and sign-in are. */
export const makeEnvironment = ({ port, identity, images }) => ({
  APP_URL: `http://localhost:${port}`,
  PORT: String(port),
  INNER_KEY: key(),
  GATE_KEY: key(),
  WEBHOOK_KEY: key(),
  DELETED_IDENTITY_KEY: key(),
  SESSION_KEYS: JSON.stringify([
    { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: randomUUID() },
  ]),
  POSTGRES_PASSWORD: password(),
  REDIS_PASSWORD: password(),
  USER_DATABASE_PASSWORD: password(),
  PORTFOLIO_DATABASE_PASSWORD: password(),
  AI_DATABASE_PASSWORD: password(),
  SHARING_DATABASE_PASSWORD: password(),
  ...identity,
  ...images,
});

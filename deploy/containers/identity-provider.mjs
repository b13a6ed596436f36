import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { PlainError } from '../local/plain-error.mjs';

const clientId = 'containers.folia.test';
const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An address of this machine that containers reach, too. */
function ownAddress() {
  const found = Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new PlainError('This machine has no network address that a container could reach: connect it to a network and run the command again.');
  return found.address;
}

/** An OpenID provider, as far as services ask one: it shows its keys and signs id tokens. */
export async function startIdentityProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'trial', alg: 'RS256', use: 'sig' }];
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys })));
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '0.0.0.0', resolve));
  const issuer = `http://${ownAddress()}:${server.address().port}`;
  return {
    settings: { IDP_GOOGLE_CLIENT_ID: clientId, IDP_GOOGLE_ISSUER: issuer, IDP_GOOGLE_JWKS: `${issuer}/keys` },
    idToken: ({ nonce, ...person }) => {
      const now = Math.floor(Date.now() / 1000);
      const body = `${base64({ alg: 'RS256', kid: 'trial' })}.${base64({ ...person, iss: issuer, aud: clientId, nonce, iat: now, exp: now + 300 })}`;
      return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
    },
    close: () => server.close(),
  };
}

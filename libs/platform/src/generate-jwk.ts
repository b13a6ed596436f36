import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';

/**
 * A new private key on the curve P-256, as a JSON Web Key (RFC 7517). It goes by its written form: a key that Node has just generated and that is exported as
 * a JWK at once stops the process for ever when memory is collected meanwhile, since both wait for the same lock.
 */
export function generateEcJwk(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return createPrivateKey(privateKey).export({ format: 'jwk' });
}

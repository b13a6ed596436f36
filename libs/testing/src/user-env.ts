import { generateKeyPairSync } from 'node:crypto';
import { testServiceEnv } from './service-env';

/** The configuration of the user service in a spec that needs no provider: a signing key of its own, no way to sign in. */
export function testUserEnv(databaseUrl: string, otherServices?: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...(privateKey.export({ format: 'jwk' }) as { x: string; y: string; d: string }), kty: 'EC' as const, crv: 'P-256' as const, kid: 'spec' };
  return {
    ...testServiceEnv(databaseUrl, otherServices),
    APP_URL: 'http://localhost:8080',
    SESSION_KEYS: [key],
    FIRST_ADMINS: '',
    SMTP_FROM: 'folia@example.com',
    IDP_GOOGLE_ISSUER: 'https://accounts.example.com',
    IDP_GOOGLE_JWKS: 'https://accounts.example.com/jwks',
    IDP_GOOGLE_SCRIPT: 'https://accounts.example.com/client.js',
    IDP_LINKEDIN_AUTHORIZE: 'https://linkedin.example.com/authorize',
    IDP_LINKEDIN_TOKEN: 'https://linkedin.example.com/token',
    IDP_LINKEDIN_USERINFO: 'https://linkedin.example.com/userinfo',
  };
}

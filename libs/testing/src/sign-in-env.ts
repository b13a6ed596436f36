import { generateEcJwk } from '@folia/platform/generate-jwk';

/** The user service's settings, for specs in which nobody signs in through a provider and admins give plans. */
export function testSignInEnv() {
  const { kty, crv, x, y, d } = generateEcJwk();
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !d) throw new Error('this is no P-256 key');
  const nowhere = 'http://127.0.0.1:1';
  return {
    APP_URL: 'http://localhost:8080',
    SESSION_KEYS: [{ kty: 'EC' as const, crv: 'P-256' as const, x, y, d, kid: 'one' }],
    DELETED_IDENTITY_KEY: ['a-key-for-deleted-identities-that-only-the-tests-know'] as const,
    FIRST_ADMINS: '',
    SELLER: { name: 'Folia', address: [], country: 'US', vatNumber: '', email: '' },
    VAT_RATES: {},
    DNS_SERVERS: '',
    SMTP_FROM: 'Folia <no-reply@folia.example>',
    IDP_GOOGLE_ISSUER: nowhere,
    IDP_GOOGLE_JWKS: nowhere,
    IDP_GOOGLE_SCRIPT: nowhere,
    IDP_LINKEDIN_AUTHORIZE: nowhere,
    IDP_LINKEDIN_TOKEN: nowhere,
    IDP_LINKEDIN_USERINFO: nowhere,
  };
}

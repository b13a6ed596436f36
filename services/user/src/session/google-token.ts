import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { ProviderIdentity } from '../account/provider-identity';

export type GoogleTokenRules = { issuer: string; audience: string; nonce: string };

/** The keys of a provider, fetched on demand and cached; the address is the one in its discovery document. */
export const providerKeys = (jwksUrl: string) => createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 4_000 });

/** Verifies an OpenID id token: signature, issuer, audience, expiry, nonce (OpenID Connect Core 3.1.3.7). Throws when any check fails. */
export async function verifyGoogleToken(token: string, keys: ReturnType<typeof providerKeys>, rules: GoogleTokenRules): Promise<ProviderIdentity> {
  const { payload } = await jwtVerify(token, keys, { issuer: rules.issuer, audience: rules.audience, algorithms: ['RS256', 'ES256'], clockTolerance: 30 });
  if (payload.nonce !== rules.nonce) throw new Error('the nonce is another one');
  if (typeof payload.sub !== 'string' || !payload.sub) throw new Error('the token names nobody');
  return {
    provider: 'google',
    issuer: rules.issuer,
    subject: payload.sub,
    name: typeof payload.name === 'string' ? payload.name : '',
    email: typeof payload.email === 'string' ? payload.email : null,
    emailVerified: payload.email_verified === true,
  };
}

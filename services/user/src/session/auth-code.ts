import { createPublicKey, type KeyObject } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import type { UserEnv } from '../env';
import { runStrategy } from './passport-adapter';

/** How long a sign-in lasts, in seconds: 30 days (DESIGN section 5). */
export const authCodeLivesForS = 30 * 24 * 3600;
const issuer = 'folia';

/** Exactly the headers we sign: a `crit` or another `typ` would ask for a treatment that we don't know (RFC 7515, section 4.1.11). */
const header = z.strictObject({ alg: z.literal('ES256'), kid: z.string(), typ: z.literal('JWT') });
/** The library checks `exp` only if there is one. */
const claims = z.object({ sub: z.uuid(), jti: z.uuid(), exp: z.number() });
type Claims = z.infer<typeof claims>;

/** Signs and verifies auth codes: ES256 JWTs whose `kid` names one of two live keys, so that keys rotate without signing anybody out. */
export class AuthCodes {
  private readonly strategy: Strategy;

  constructor(private readonly keys: UserEnv['SESSION_KEYS']) {
    const publicKeys = new Map<string, KeyObject>(keys.map(({ d: _private, ...key }) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]));
    this.strategy = new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: ['ES256'],
        issuer,
        audience: issuer,
        secretOrKeyProvider: (_request, token, done) => {
          const kid = kidOf(token);
          const key = kid === null ? undefined : publicKeys.get(kid);
          done(key ? null : new Error('unknown key'), key as unknown as Buffer);
        },
      },
      (payload: unknown, done) => done(null, claims.safeParse(payload).data ?? false),
    );
  }

  async sign(userId: string, sessionId: string, expiresAt: Date): Promise<string> {
    const [key] = this.keys;
    if (!key) throw new Error('no session key is configured');
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
      .setSubject(userId)
      .setJti(sessionId)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(await importJWK(key, 'ES256'));
  }

  /** The user and session that an auth code names, or null when it is forged, expired or not ours. */
  async verify(authCode: string): Promise<{ userId: string; sessionId: string } | null> {
    const outcome = await runStrategy<Claims>(this.strategy, { headers: { authorization: `Bearer ${authCode}` }, query: {} });
    return outcome.type === 'success' ? { userId: outcome.user.sub, sessionId: outcome.user.jti } : null;
  }
}

/** The key that a token names; null for a token without a header of ours. */
function kidOf(token: string): string | null {
  try {
    return header.safeParse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).data?.kid ?? null;
  } catch {
    return null;
  }
}

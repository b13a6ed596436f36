import { createPublicKey, type KeyObject } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { UserEnv } from '../env';
import { runStrategy } from './passport-adapter';

/** How long a sign-in holds, in seconds: 30 days (DESIGN section 5). */
export const authCodeLivesForS = 30 * 24 * 3600;
const issuer = 'folia';

type Claims = { sub: string; jti: string };

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
          const key = publicKeys.get(kidOf(token));
          done(key ? null : new Error('unknown key'), key as unknown as Buffer);
        },
      },
      (claims: Claims, done) => done(null, claims),
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

  /** The user and session an auth code names, or null when it is forged, expired or not ours. */
  async verify(authCode: string): Promise<{ userId: string; sessionId: string } | null> {
    const outcome = await runStrategy<Claims>(this.strategy, { headers: { authorization: `Bearer ${authCode}` }, query: {} });
    return outcome.type === 'success' ? { userId: outcome.user.sub, sessionId: outcome.user.jti } : null;
  }
}

function kidOf(token: string): string {
  try {
    return String((JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid);
  } catch {
    return '';
  }
}

import { createHash } from 'node:crypto';
import { AppError } from '@folia/contracts/errors';
import type { Provider, SigninOption } from '@folia/contracts/session/shapes';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ProviderIdentity } from '../account/provider-identity';
import type { UserEnv } from '../env';
import { providerKeys, verifyGoogleToken } from './google-token';
import { LinkedinStrategy } from './linkedin.strategy';
import { runStrategy } from './passport-adapter';
import { SessionRepository } from './session.repository';
import { makeSecret, openSecrets, type SignInSecret, withSecret } from './sign-in-cookie';

export const userEnv = Symbol('user env');
/** What a browser brings back from a provider, and the cookie that proves it is the browser that went there. */
export type Proof = { provider: Provider; credential: string; state: string; cookie: string };

/** The configured providers: how to reach them, and whether what comes back is valid. */
@Injectable()
export class ProvidersService {
  private readonly googleKeys: ReturnType<typeof providerKeys>;
  private readonly linkedin: LinkedinStrategy | null;

  constructor(
    @Inject(userEnv) private readonly env: UserEnv,
    private readonly sessions: SessionRepository,
    private readonly log: PinoLogger,
  ) {
    this.googleKeys = providerKeys(env.IDP_GOOGLE_JWKS);
    const { IDP_LINKEDIN_CLIENT_ID: id, IDP_LINKEDIN_CLIENT_SECRET: secret } = env;
    this.linkedin = id && secret ? new LinkedinStrategy({ ...env, IDP_LINKEDIN_CLIENT_ID: id, IDP_LINKEDIN_CLIENT_SECRET: secret }) : null;
  }

  /** The configured providers, and a cookie that ties the sign-in to this browser; `cookie` is the one it already has. */
  async options(cookie = ''): Promise<{ options: SigninOption[]; cookie: string }> {
    const secret = makeSecret(Date.now());
    const options: SigninOption[] = [];
    const { IDP_GOOGLE_CLIENT_ID: clientId, IDP_GOOGLE_SCRIPT: script } = this.env;
    if (clientId) options.push({ provider: 'google', label: this.labels.google, clientId, script, nonce: secret.nonce, state: secret.googleState });
    if (this.linkedin) {
      const outcome = await runStrategy(this.linkedin, { headers: {}, query: {}, secret });
      if (outcome.type !== 'redirect') throw new Error('the LinkedIn strategy gave no address');
      options.push({ provider: 'linkedin', label: this.labels.linkedin, authorizeUrl: outcome.url, state: secret.linkedinState });
    }
    return { options, cookie: withSecret(secret, cookie, this.env.INNER_KEY, Date.now()) };
  }

  /** Who the provider says this is; each state works once. Throws SIGNIN_FAILED, SIGNIN_OTHER_BROWSER, SIGNIN_REPLAYED. */
  async prove(proof: Proof): Promise<ProviderIdentity> {
    const stateOf = (secret: SignInSecret) => (proof.provider === 'google' ? secret.googleState : secret.linkedinState);
    const secret = openSecrets(proof.cookie, this.env.INNER_KEY, Date.now()).find((one) => stateOf(one) === proof.state);
    if (!secret) throw new AppError('SIGNIN_OTHER_BROWSER');
    if (!(await this.sessions.useOnce(createHash('sha256').update(proof.state).digest('hex')))) throw new AppError('SIGNIN_REPLAYED');
    return this.verify(proof, secret).catch((error) => {
      this.log.info({ err: error, provider: proof.provider }, 'a sign-in was refused');
      throw new AppError('SIGNIN_FAILED');
    });
  }

  /** The display names of the configured providers. */
  get labels(): Record<Provider, string> {
    const local = this.env.IDP_LABEL;
    return { google: local ?? 'Google', linkedin: local ? 'LinkedIn (local)' : 'LinkedIn' };
  }

  private async verify({ provider, credential, state }: Proof, secret: SignInSecret): Promise<ProviderIdentity> {
    if (provider === 'google') {
      if (!this.env.IDP_GOOGLE_CLIENT_ID) throw new Error('this provider is not configured');
      return verifyGoogleToken(credential, this.googleKeys, {
        issuer: this.env.IDP_GOOGLE_ISSUER,
        audience: this.env.IDP_GOOGLE_CLIENT_ID,
        nonce: secret.nonce,
      });
    }
    if (!this.linkedin) throw new Error('this provider is not configured');
    const outcome = await runStrategy<ProviderIdentity>(this.linkedin, { headers: {}, query: { code: credential, state }, secret });
    if (outcome.type !== 'success' || !outcome.user.subject) throw new Error(outcome.type === 'fail' ? outcome.reason : 'the provider named nobody');
    return outcome.user;
  }
}

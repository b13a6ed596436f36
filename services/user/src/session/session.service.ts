import { createHash, randomUUID } from 'node:crypto';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { Provider, SigninOption, UserType } from '@folia/contracts/session';
import { Every } from '@folia/platform/discovery';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { toAccount } from '../account/account.repository';
import { AccountService } from '../account/account.service';
import type { ProviderIdentity } from '../account/provider-identity';
import type { UserEnv } from '../env';
import { AuthCodes, authCodeLivesForS } from './auth-code';
import { providerKeys, verifyGoogleToken } from './google-token';
import { LinkedinStrategy } from './linkedin.strategy';
import { runStrategy } from './passport-adapter';
import { SessionRepository } from './session.repository';
import { makeSecret, openSecret, type SignInSecret, sealSecret } from './sign-in-cookie';

export const userEnv = Symbol('user env');
type SignIn = { provider: Provider; credential: string; state: string; cookie: string; userType: UserType };

@Injectable()
export class SessionService {
  private readonly authCodes: AuthCodes;
  private readonly googleKeys: ReturnType<typeof providerKeys>;
  private readonly linkedin: LinkedinStrategy | null;

  constructor(
    @Inject(userEnv) private readonly env: UserEnv,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountService,
    private readonly log: PinoLogger,
  ) {
    this.authCodes = new AuthCodes(env.SESSION_KEYS);
    this.googleKeys = providerKeys(env.IDP_GOOGLE_JWKS);
    const { IDP_LINKEDIN_CLIENT_ID: id, IDP_LINKEDIN_CLIENT_SECRET: secret } = env;
    this.linkedin = id && secret ? new LinkedinStrategy({ ...env, IDP_LINKEDIN_CLIENT_ID: id, IDP_LINKEDIN_CLIENT_SECRET: secret }) : null;
  }

  /** The configured providers, and the cookie that ties what follows to this browser. */
  async options(): Promise<{ options: SigninOption[]; cookie: string }> {
    const secret = makeSecret(Date.now());
    const options: SigninOption[] = [];
    const { IDP_GOOGLE_CLIENT_ID: clientId, IDP_GOOGLE_SCRIPT: script, IDP_LABEL: label } = this.env;
    if (clientId) options.push({ provider: 'google', label: label ?? 'Google', clientId, script, nonce: secret.nonce, state: secret.googleState });
    if (this.linkedin) {
      const outcome = await runStrategy(this.linkedin, { headers: {}, query: {}, secret });
      if (outcome.type !== 'redirect') throw new Error('the LinkedIn strategy gave no address');
      options.push({
        provider: 'linkedin',
        label: label ? 'LinkedIn (local)' : 'LinkedIn',
        authorizeUrl: outcome.url,
        state: secret.linkedinState,
      });
    }
    return { options, cookie: sealSecret(secret, this.env.INNER_KEY) };
  }

  async signIn(input: SignIn) {
    const secret = openSecret(input.cookie, this.env.INNER_KEY, Date.now());
    const expected = input.provider === 'google' ? secret?.googleState : secret?.linkedinState;
    if (!secret || input.state !== expected) throw new AppError('SIGNIN_OTHER_BROWSER');
    if (!(await this.sessions.useOnce(createHash('sha256').update(input.state).digest('hex')))) throw new AppError('SIGNIN_REPLAYED');
    const identity = await this.verify(input, secret).catch((error) => {
      this.log.info({ err: error, provider: input.provider }, 'a sign-in was refused');
      throw new AppError('SIGNIN_FAILED');
    });
    const { row, isNew } = await this.accounts.findOrMake(identity, input.userType, this.isFirstAdmin(input.provider, identity));
    if (row.suspended) throw new AppError('SUSPENDED');
    return { ...(await this.open(row.id)), user: toAccount(row), isNew };
  }

  /** Makes a session and its auth code. */
  async open(userId: string): Promise<{ authCode: string; expiresAt: string }> {
    const sessionId = randomUUID();
    const expiresAt = new Date(Date.now() + authCodeLivesForS * 1000);
    await this.sessions.insert(sessionId, userId, expiresAt);
    return { authCode: await this.authCodes.sign(userId, sessionId, expiresAt), expiresAt: expiresAt.toISOString() };
  }

  async authenticate(authCode: string): Promise<{ userId: string; sessionId: string; isAdmin: boolean }> {
    const named = await this.authCodes.verify(authCode);
    const person = named && (await this.sessions.findPerson(named.sessionId, named.userId));
    if (!named || !person) throw new AppError('SESSION_EXPIRED');
    if (person.suspended) throw new AppError('SUSPENDED');
    return { ...named, isAdmin: person.isAdmin };
  }

  async signOut(caller: Caller, everywhere: boolean): Promise<void> {
    const userId = callerUserId(caller);
    if (!userId || caller.actor.type !== 'user') throw new AppError('SIGN_IN_REQUIRED');
    if (everywhere) await this.sessions.endAll(userId);
    else await this.sessions.end(caller.actor.sessionId, userId);
  }

  @Every(600_000)
  async forgetOld(): Promise<void> {
    await this.sessions.forgetOld();
  }

  private async verify({ provider, credential, state }: SignIn, secret: SignInSecret): Promise<ProviderIdentity> {
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

  private isFirstAdmin(provider: Provider, identity: ProviderIdentity): boolean {
    const names = [`${provider}:${identity.subject}`, ...(identity.emailVerified && identity.email ? [`${provider}:${identity.email.toLowerCase()}`] : [])];
    return this.env.FIRST_ADMINS.split(',').some((name) => names.includes(name.trim()) || names.includes(name.trim().toLowerCase()));
  }
}

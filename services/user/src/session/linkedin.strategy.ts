import { Strategy as PackageStrategy } from 'passport-linkedin-oauth2';
import type { ProviderIdentity } from '../account/provider-identity';
import type { UserEnv } from '../env';
import type { StrategyRequest } from './passport-adapter';
import type { SignInSecret } from './sign-in-cookie';

type Done<T> = (error: unknown, value?: T) => void;
type UserInfo = { sub: string; name?: string; email?: string; email_verified?: boolean | string };

/** State and PKCE live in the sign-in cookie, which the request carries as `secret`; there is no server session. */
const cookieStore = {
  store(request: StrategyRequest & { secret: SignInSecret }, verifier: string, _state: unknown, _meta: unknown, done: Done<string>) {
    request.secret.verifier = verifier;
    done(null, request.secret.linkedinState);
  },
  verify(request: StrategyRequest & { secret: SignInSecret }, state: string, _meta: unknown, done: (error: unknown, verifier: unknown) => void) {
    done(null, state === request.secret.linkedinState && request.secret.verifier);
  },
};

/** The package's addresses and profile call no longer work: this one speaks LinkedIn's OpenID userinfo, with PKCE and our own store. */
export class LinkedinStrategy extends PackageStrategy {
  constructor(private readonly env: UserEnv & { IDP_LINKEDIN_CLIENT_ID: string; IDP_LINKEDIN_CLIENT_SECRET: string }) {
    super(
      {
        clientID: env.IDP_LINKEDIN_CLIENT_ID,
        clientSecret: env.IDP_LINKEDIN_CLIENT_SECRET,
        callbackURL: `${env.APP_URL.replace(/\/$/, '')}/app/linkedin-callback`,
        authorizationURL: env.IDP_LINKEDIN_AUTHORIZE,
        tokenURL: env.IDP_LINKEDIN_TOKEN,
        scope: ['openid', 'profile', 'email'],
        state: true,
        pkce: true,
        store: cookieStore,
      },
      (_accessToken: string, _refreshToken: string, identity: ProviderIdentity, done: Done<ProviderIdentity>) => done(null, identity),
    );
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  override authorizationParams() {
    return {};
  }

  override userProfile(accessToken: string, done: Done<ProviderIdentity>) {
    this._oauth2.get(this.env.IDP_LINKEDIN_USERINFO, accessToken, (error, body) => {
      if (error) return done(error);
      const info = JSON.parse(String(body)) as UserInfo;
      done(null, {
        provider: 'linkedin',
        issuer: new URL(this.env.IDP_LINKEDIN_USERINFO).origin,
        subject: info.sub,
        name: info.name ?? '',
        email: info.email ?? null,
        emailVerified: info.email_verified === true || info.email_verified === 'true',
      });
    });
  }
}

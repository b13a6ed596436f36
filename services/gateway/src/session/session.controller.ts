import { type Caller, callerUserId, guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { signIn, signOut, startSignin } from '@folia/contracts/session/questions';
import { currentUserRoute, signInRoute, signinOptionsRoute, signOutEverywhereRoute, signOutRoute } from '@folia/contracts/session/routes';
import { maxSigninCookie, provider, userType } from '@folia/contracts/session/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CallerService } from '../caller/caller.service';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { cookiesFor } from './cookies';
import { CurrentUserService } from './current-user.service';

const signinQuery = z.strictObject({ userType: userType.default('individual'), state: z.string().max(300).default('') });
const cookies = cookiesFor(env.APP_URL);

/** The provider and its credential in `Bearer idp<provider>:<credential>` (SPEC section 7). */
function credentialOf(header: string | undefined) {
  const [, name, credential] = /^Bearer idp([a-z]+):(\S+)$/.exec(header ?? '') ?? [];
  const known = provider.safeParse(name);
  if (!known.success || !credential || credential.length > 8_000) throw new AppError('SIGNIN_FAILED');
  return { provider: known.data, credential };
}

@Controller()
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly callers: CallerService,
    private readonly currentUsers: CurrentUserService,
  ) {}

  @Answers(signinOptionsRoute)
  async options(@Req() request: CalledRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const known = (request.cookies[cookies.signin] ?? '').slice(0, maxSigninCookie);
    const { options, cookie } = await this.rpc.call(startSignin, guest, { cookie: known });
    reply.setCookie(cookies.signin, cookie, cookies.signinOptions).header('cache-control', 'no-store');
    return { options };
  }

  @Answers(signInRoute)
  async signIn(@Req() request: CalledRequest, @QueryOf(signinQuery) query: z.output<typeof signinQuery>, @Res({ passthrough: true }) reply: FastifyReply) {
    const cookie = request.cookies[cookies.signin] ?? '';
    const { user, ...session } = await this.rpc.call(signIn, guest, {
      ...credentialOf(request.headers.authorization),
      ...query,
      cookie,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    });
    reply.clearCookie(cookies.signin, cookies.shared);
    reply.setCookie(cookies.session, session.authCode, { ...cookies.shared, expires: new Date(session.expiresAt) }).header('cache-control', 'no-store');
    return { ...session, user: await this.currentUsers.infoOf(user) };
  }

  @Answers(signOutRoute)
  signOut(@From() caller: Caller, @Req() request: CalledRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.end(caller, request, reply, false);
  }

  @Answers(signOutEverywhereRoute)
  signOutEverywhere(@From() caller: Caller, @Req() request: CalledRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.end(caller, request, reply, true);
  }

  @Answers(currentUserRoute)
  async current(@From() caller: Caller, @Req() request: CalledRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    // A browser whose session cookie is lost, or belongs to another session, gets it back, so that its documents agree with its requests.
    if (request.authCode && request.cookies[cookies.session] !== request.authCode) {
      reply.setCookie(cookies.session, request.authCode, { ...cookies.shared, maxAge: 30 * 24 * 3600 });
    }
    // A guest to the API is a guest to documents too, or a forced sign-out would leave the private page's shell behind.
    else if (!request.authCode && request.cookies[cookies.session]) reply.clearCookie(cookies.session, cookies.shared);
    reply.header('cache-control', 'no-store');
    return this.currentUsers.current(caller);
  }

  private async end(caller: Caller, request: CalledRequest, reply: FastifyReply, everywhere: boolean) {
    if (everywhere || callerUserId(caller)) await this.rpc.call(signOut, caller, { everywhere });
    if (request.authCode) this.callers.forget(request.authCode);
    // What this browser was shown by links goes too, as the token in its storage does (SPEC section 4).
    reply.clearCookie(cookies.session, cookies.shared).clearCookie(cookies.link, cookies.shared);
    return {};
  }
}

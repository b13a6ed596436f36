import { recover } from '@folia/contracts/account-email/questions';
import { recoverRoute } from '@folia/contracts/account-email/routes';
import { recoverInput } from '@folia/contracts/account-email/shapes';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { CurrentUserService } from '../session/current-user.service';

const cookies = cookiesFor(env.APP_URL);

/** The address of an account, and the way back into it. */
@Controller()
export class AccountEmailController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly currentUsers: CurrentUserService,
  ) {}

  /** Signs in, as a provider's proof does. */
  @Answers(recoverRoute)
  async recover(
    @From() caller: Caller,
    @BodyOf(recoverInput) input: z.output<typeof recoverInput>,
    @Req() request: CalledRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500);
    const { user, ...session } = await this.rpc.call(recover, caller, { ...input, userAgent });
    reply.setCookie(cookies.session, session.authCode, { ...cookies.shared, expires: new Date(session.expiresAt) });
    return { ...session, user: await this.currentUsers.infoOf(user) };
  }
}

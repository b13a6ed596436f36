import {
  askRecovery,
  askRecoveryInput,
  cancelEmailChange,
  changeEmail,
  changeEmailInput,
  confirmEmail,
  confirmEmailInput,
  getAccountEmail,
  recover,
  recoverInput,
} from '@folia/contracts/account-email';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { env } from '../env';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';
import { CurrentUserService } from '../session/current-user.service';

const cookies = cookiesFor(env.APP_URL);

/** The address of an account, and the way back into it. */
@Controller('api')
export class AccountEmailController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly currentUsers: CurrentUserService,
  ) {}

  @Get('me/email')
  get(@From() caller: Caller) {
    return this.rpc.call(getAccountEmail, caller, {});
  }

  @Put('me/email')
  change(@From() caller: Caller, @BodyOf(changeEmailInput) input: z.output<typeof changeEmailInput>) {
    return this.rpc.call(changeEmail, caller, input);
  }

  @Delete('me/email/pending')
  cancel(@From() caller: Caller) {
    return this.rpc.call(cancelEmailChange, caller, {});
  }

  @Post('email/confirm')
  @HttpCode(200)
  confirm(@From() caller: Caller, @BodyOf(confirmEmailInput) input: z.output<typeof confirmEmailInput>) {
    return this.rpc.call(confirmEmail, caller, input);
  }

  @Post('users/recover')
  @HttpCode(202)
  ask(@From() caller: Caller, @BodyOf(askRecoveryInput) input: z.output<typeof askRecoveryInput>) {
    return this.rpc.call(askRecovery, caller, input);
  }

  /** Signs in, as a provider's proof does. */
  @Post('users/recover/open')
  @HttpCode(200)
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

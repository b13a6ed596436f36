import { getAccountSettings, type MySettings } from '@folia/contracts/account';
import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { describeModel } from '@folia/contracts/model';
import { getProfileSwitches } from '@folia/contracts/portfolio';
import { connectIdentity, connectIdentityInput, endSession, listIdentities, listSessions, removeIdentity } from '@folia/contracts/sign-ins';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { env } from '../env';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { cookiesFor } from '../session/cookies';

const cookies = cookiesFor(env.APP_URL);

/** What a person decides, where they are signed in, and by which ways. */
@Controller('api/me')
export class SettingsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('settings')
  async settings(@From() caller: Caller): Promise<MySettings> {
    const account = await this.rpc.call(getAccountSettings, caller, {});
    return { ...account, profile: await this.rpc.call(getProfileSwitches, caller, {}) };
  }

  /** Apart from the settings, which must not wait for the service that asks the model. */
  @Get('model')
  model(@From() caller: Caller) {
    requireUser(caller);
    return this.rpc.call(describeModel, caller, {});
  }

  @Get('sessions')
  sessions(@From() caller: Caller) {
    return this.rpc.call(listSessions, caller, {});
  }

  @Delete('sessions/:id')
  endSession(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(endSession, caller, { id });
  }

  @Get('identities')
  identities(@From() caller: Caller) {
    return this.rpc.call(listIdentities, caller, {});
  }

  @Post('identities')
  @HttpCode(200)
  async connect(
    @From() caller: Caller,
    @BodyOf(connectIdentityInput) proof: z.output<typeof connectIdentityInput>,
    @Req() request: CalledRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const connected = await this.rpc.call(connectIdentity, caller, { ...proof, cookie: request.cookies[cookies.signin] ?? '' });
    reply.clearCookie(cookies.signin, cookies.shared);
    return connected;
  }

  @Delete('identities/:id')
  removeIdentity(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(removeIdentity, caller, { id });
  }
}

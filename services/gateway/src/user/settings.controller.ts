import { getAccountSettings } from '@folia/contracts/account/questions';
import { mySettingsRoute } from '@folia/contracts/account/routes';
import type { MySettings } from '@folia/contracts/account/shapes';
import type { Caller } from '@folia/contracts/caller';
import { getProfileSwitches } from '@folia/contracts/portfolio/questions';
import { connectIdentity } from '@folia/contracts/sign-ins/questions';
import { connectIdentityRoute } from '@folia/contracts/sign-ins/routes';
import { connectIdentityInput } from '@folia/contracts/sign-ins/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { BodyOf, type CalledRequest, From } from '../http/request.decorator';
import { cookiesFor } from '../session/cookies';

const cookies = cookiesFor(env.APP_URL);

/** A person's settings, the places they are signed in, and their ways to sign in. */
@Controller()
export class SettingsController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(mySettingsRoute)
  async settings(@From() caller: Caller): Promise<MySettings> {
    const account = await this.rpc.call(getAccountSettings, caller, {});
    return { ...account, profile: await this.rpc.call(getProfileSwitches, caller, {}) };
  }

  @Answers(connectIdentityRoute)
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
}

import type { Caller } from '@folia/contracts/caller';
import { requestDeletion, undoDeletion } from '@folia/contracts/deletion';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallerService } from '../caller/caller.service';
import { env } from '../env';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { cookiesFor } from '../session/cookies';

const cookies = cookiesFor(env.APP_URL);

@Controller('api/users')
export class LeavingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly callers: CallerService,
  ) {}

  /** Signs out as well, here at once and everywhere else within seconds. */
  @Delete(':id')
  async delete(
    @From() caller: Caller,
    @Param('id', UuidPipe) id: string,
    @Req() request: CalledRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ leavesAt: string }> {
    const answer = await this.rpc.call(requestDeletion, caller, { id });
    if (request.authCode) this.callers.forget(request.authCode);
    reply.clearCookie(cookies.session, cookies.shared).clearCookie(cookies.link, cookies.shared);
    return answer;
  }

  @Post(':id/keep')
  @HttpCode(200)
  keep(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(undoDeletion, caller, { id });
  }
}

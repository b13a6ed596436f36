import type { Caller } from '@folia/contracts/caller';
import { requestDeletion } from '@folia/contracts/deletion/questions';
import { requestDeletionRoute } from '@folia/contracts/deletion/routes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallerService } from '../caller/caller.service';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { cookiesFor } from '../session/cookies';

const cookies = cookiesFor(env.APP_URL);

@Controller()
export class LeavingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly callers: CallerService,
  ) {}

  /** Signs out as well, here at once and everywhere else within seconds. */
  @Answers(requestDeletionRoute)
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
}

import type { Caller } from '@folia/contracts/caller';
import { writeShortlist } from '@folia/contracts/shortlist/questions';
import { shortlistFileRoute } from '@folia/contracts/shortlist/routes';
import { shortlistFileQuery } from '@folia/contracts/shortlist/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { From, QueryOf } from '../http/request.decorator';
import { sendWritten } from '../http/send-written';
import { UuidPipe } from '../http/uuid.pipe';

@Controller()
export class ShortlistController {
  constructor(private readonly rpc: RpcClient) {}

  /** Under /api, so that only the holder of the auth code can start it, for the account that they act for. */
  @Answers(shortlistFileRoute)
  async file(
    @From() caller: Caller,
    @Param('jobId', UuidPipe) jobId: string,
    @QueryOf(shortlistFileQuery) { candidates }: z.output<typeof shortlistFileQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendWritten(reply, await this.rpc.call(writeShortlist, caller, { jobId, candidateIds: candidates.split(',') }));
  }
}

import { generalResumeFileRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { writeGeneralResume } from '@folia/contracts/general-resume/questions';
import { generalResumeFileName, generalResumeQuery } from '@folia/contracts/general-resume/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentCallerService } from '../caller/document-caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, QueryOf } from '../http/request.decorator';
import { sendWritten } from '../http/send-written';

type Query = z.output<typeof generalResumeQuery>;

@Controller()
export class GeneralResumeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  /** Asked for by address, and so by session cookie. */
  @Answers(generalResumeFileRoute)
  async file(@Param('name') name: string, @QueryOf(generalResumeQuery) query: Query, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = generalResumeFileName.safeParse(name);
    if (!wanted.success) throw new AppError('NOT_FOUND');
    sendWritten(reply, await this.rpc.call(writeGeneralResume, await this.documents.callerOf(request), { ...query, name: wanted.data }));
  }
}

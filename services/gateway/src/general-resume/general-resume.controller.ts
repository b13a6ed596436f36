import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { generalResumeFileName, generalResumeQuery, getGeneralResume, writeGeneralResume } from '@folia/contracts/general-resume';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentCallerService } from '../caller/document-caller.service';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { sendWritten } from '../http/send-written';

type Query = z.output<typeof generalResumeQuery>;

@Controller()
export class GeneralResumeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  @Get('api/me/resume')
  get(@From() caller: Caller, @QueryOf(generalResumeQuery) query: Query) {
    return this.rpc.call(getGeneralResume, caller, query);
  }

  /** Asked for by address, and so by session cookie. */
  @Get('files/resume/:name')
  async file(@Param('name') name: string, @QueryOf(generalResumeQuery) query: Query, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = generalResumeFileName.safeParse(name);
    if (!wanted.success) throw new AppError('NOT_FOUND');
    sendWritten(reply, await this.rpc.call(writeGeneralResume, await this.documents.callerOf(request), { ...query, name: wanted.data }));
  }
}

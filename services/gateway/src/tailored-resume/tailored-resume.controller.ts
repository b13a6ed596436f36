import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import {
  deleteTailoredResume,
  getScoreEffects,
  getTailoredResume,
  listTailoredResumes,
  listTailoredResumesQuery,
  markResumeSent,
  markResumeSentInput,
  readTailoredResume,
  resumeFileName,
  startTailoring,
  startTailoringInput,
  updateTailoredResume,
  updateTailoredResumeInput,
  writeTailoredResume,
} from '@folia/contracts/tailored-resume';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentCallerService } from '../caller/document-caller.service';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { sendWritten } from '../http/send-written';
import { UuidPipe } from '../http/uuid.pipe';

@Controller()
export class TailoredResumeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  @Post('api/tailored-resumes')
  @HttpCode(202)
  start(@From() caller: Caller, @BodyOf(startTailoringInput) input: z.output<typeof startTailoringInput>) {
    return this.rpc.call(startTailoring, caller, input);
  }

  @Get('api/tailored-resumes')
  list(@From() caller: Caller, @QueryOf(listTailoredResumesQuery) query: z.output<typeof listTailoredResumesQuery>) {
    return this.rpc.call(listTailoredResumes, caller, query);
  }

  @Get('api/tailored-resumes/:id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getTailoredResume, caller, { id });
  }

  @Get('api/tailored-resumes/:id/effects')
  effects(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getScoreEffects, caller, { id });
  }

  @Get('api/tailored-resumes/:id/reading')
  reading(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(readTailoredResume, caller, { id });
  }

  @Patch('api/tailored-resumes/:id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateTailoredResumeInput) change: z.output<typeof updateTailoredResumeInput>) {
    return this.rpc.call(updateTailoredResume, caller, { ...change, id });
  }

  @Put('api/tailored-resumes/:id/sent')
  markSent(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(markResumeSentInput) { sent }: z.output<typeof markResumeSentInput>) {
    return this.rpc.call(markResumeSent, caller, { id, sent });
  }

  @Delete('api/tailored-resumes/:id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteTailoredResume, caller, { id });
  }

  /** Asked for by address, and so by session cookie; pictures of pages are shown, all else is saved under the person's and the company's name. */
  @Get('files/tailored-resumes/:id/:name')
  async file(@Param('id', UuidPipe) id: string, @Param('name') name: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = resumeFileName.safeParse(name);
    if (!wanted.success) throw new AppError('NOT_FOUND');
    sendWritten(reply, await this.rpc.call(writeTailoredResume, await this.documents.callerOf(request), { id, name: wanted.data }));
  }
}

import { linkResumeFileRoute, tailoredResumeFileRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { writeLinkedResume, writeTailoredResume } from '@folia/contracts/tailored-resume/questions';
import { resumeFileName } from '@folia/contracts/tailored-resume/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentCallerService } from '../caller/document-caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest } from '../http/request.decorator';
import { sendWritten } from '../http/send-written';
import { UuidPipe } from '../http/uuid.pipe';

@Controller()
export class TailoredResumeController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  /** Asked for by address, and so by session cookie; pictures of pages are shown, all else is saved under the person's and the company's name. */
  @Answers(tailoredResumeFileRoute)
  async file(@Param('id', UuidPipe) id: string, @Param('name') name: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = resumeFileName.safeParse(name);
    if (!wanted.success) throw new AppError('NOT_FOUND');
    sendWritten(reply, await this.rpc.call(writeTailoredResume, await this.documents.callerOf(request), { id, name: wanted.data }));
  }

  /** For whoever holds the link; the cookie of its visitor session says so. */
  @Answers(linkResumeFileRoute)
  async linkedFile(
    @Param('linkId', UuidPipe) linkId: string,
    @Param('id', UuidPipe) id: string,
    @Param('name') name: string,
    @Req() request: CalledRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const wanted = resumeFileName.safeParse(name);
    if (!wanted.success) throw new AppError('NOT_FOUND');
    sendWritten(reply, await this.rpc.call(writeLinkedResume, await this.documents.callerOf(request), { linkId, id, name: wanted.data }));
  }
}

import { systemCaller } from '@folia/contracts/caller';
import { applicationKeyPrefix, ticketHeader } from '@folia/contracts/candidacy/limits';
import { applyWithFile } from '@folia/contracts/candidacy/questions';
import { applyWithFileRoute } from '@folia/contracts/candidacy/routes';
import { type AppliedWithFile, applyWithFileHeaders, applyWithFileQuery } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, HeadersOf, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { sentFile } from '../resume-import/sent-file';
import { storeUpload } from '../resume-import/store-upload';

/** An application with a file: stored first, and gone again unless somebody has agreed. */
@Controller()
export class CandidacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
  ) {}

  @Answers(applyWithFileRoute)
  async apply(
    @Param('jobId', UuidPipe) jobId: string,
    @HeadersOf(applyWithFileHeaders) { [ticketHeader]: ticket }: z.output<typeof applyWithFileHeaders>,
    @QueryOf(applyWithFileQuery) { shown }: z.output<typeof applyWithFileQuery>,
    @Req() request: CalledRequest,
  ): Promise<AppliedWithFile> {
    const { name, bytes } = await sentFile(request);
    const { key, kind, name: fileName } = await storeUpload(this.store, name, bytes, 'resume', { keyPrefix: applicationKeyPrefix });
    try {
      const file = { key, kind: kind === 'docx' ? ('docx' as const) : ('pdf' as const), fileName };
      return await this.rpc.call(applyWithFile, systemCaller('application'), { jobId, ticket, shown, ...file });
    } catch (error) {
      // After a time-out the application may still come to be: then the sweep knows whether the file is somebody's.
      if (error instanceof AppError && error.code !== 'TIMEOUT') await this.store.delete(key);
      throw error;
    }
  }
}

import { type Caller, systemCaller } from '@folia/contracts/caller';
import { applicationKeyPrefix } from '@folia/contracts/candidacy/limits';
import { applyWithFile, getJobPage } from '@folia/contracts/candidacy/questions';
import { applyWithFileRoute } from '@folia/contracts/candidacy/routes';
import { type AppliedWithFile, applyWithFileQuery } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
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
    @From() caller: Caller,
    @Param('jobId', UuidPipe) jobId: string,
    @QueryOf(applyWithFileQuery) agreed: z.output<typeof applyWithFileQuery>,
    @Req() request: CalledRequest,
  ): Promise<AppliedWithFile> {
    const { isOpen } = await this.rpc.call(getJobPage, caller, { jobId });
    if (!isOpen) throw new AppError('NOT_FOUND');
    const { name, bytes } = await sentFile(request);
    const { key, kind, name: fileName, sha256: digest } = await storeUpload(this.store, name, bytes, 'resume', { keyPrefix: applicationKeyPrefix });
    try {
      const file = { key, kind: kind === 'docx' ? ('docx' as const) : ('pdf' as const), fileName, digest };
      return await this.rpc.call(applyWithFile, systemCaller('application'), { jobId, ...agreed, ...file });
    } catch (error) {
      // After a time-out the application may still come to be: then the sweep knows whether the file is somebody's.
      if (error instanceof AppError && error.code !== 'TIMEOUT') await this.store.delete(key);
      throw error;
    }
  }
}

import type { Caller } from '@folia/contracts/caller';
import { applicationKeyPrefix } from '@folia/contracts/candidacy/limits';
import { addCandidateUpload, checkCandidateUpload } from '@folia/contracts/candidate-upload/questions';
import { addCandidateUploadRoute } from '@folia/contracts/candidate-upload/routes';
import { type CandidateUpload, candidateUploadQuery } from '@folia/contracts/candidate-upload/shapes';
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

/** A resume that a recruiter adds to a board: stored first, and gone again unless the job took it. */
@Controller()
export class CandidateUploadController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
  ) {}

  @Answers(addCandidateUploadRoute)
  async add(
    @From() caller: Caller,
    @Param('jobId', UuidPipe) jobId: string,
    @QueryOf(candidateUploadQuery) query: z.output<typeof candidateUploadQuery>,
    @Req() request: CalledRequest,
  ): Promise<CandidateUpload> {
    await this.rpc.call(checkCandidateUpload, caller, { jobId, requestKey: query.requestKey });
    const { name, bytes } = await sentFile(request);
    const isText = name.toLowerCase().endsWith('.txt');
    const {
      key,
      kind,
      name: fileName,
      sha256: digest,
    } = await storeUpload(this.store, name, bytes, isText ? 'text' : 'resume', { keyPrefix: applicationKeyPrefix });
    try {
      const file = { key, kind: kind === 'docx' || kind === 'text' ? kind : ('pdf' as const), fileName, digest };
      return await this.rpc.call(addCandidateUpload, caller, { jobId, ...query, ...file });
    } catch (error) {
      // After a time-out it may still be taken: then the sweep knows whether the file is somebody's.
      if (error instanceof AppError && error.code !== 'TIMEOUT') await this.store.delete(key);
      throw error;
    }
  }
}

import type { Readable } from 'node:stream';
import { type Caller, systemCaller } from '@folia/contracts/caller';
import { candidacyKey } from '@folia/contracts/candidacy/key';
import { applicationKeyPrefix, ticketHeader } from '@folia/contracts/candidacy/limits';
import { applyWithFile, correctFile, openCandidacy } from '@folia/contracts/candidacy/questions';
import { applyWithFileRoute, correctFileRoute } from '@folia/contracts/candidacy/routes';
import { type AppliedWithFile, applyWithFileHeaders, applyWithFileQuery, type Candidacy } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, HeadersOf, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { sentFile, sentFileWith } from '../resume-import/sent-file';
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
    return this.stored(name, bytes, (file) => this.rpc.call(applyWithFile, systemCaller('application'), { jobId, ticket, shown, ...file }));
  }

  @Answers(correctFileRoute)
  async correct(@From() caller: Caller, @Req() request: CalledRequest): Promise<Candidacy> {
    const { name, bytes, beside } = await sentFileWith(request, candidacyKey);
    const { takesFile } = await this.rpc.call(openCandidacy, caller, beside);
    if (!takesFile) throw new AppError('NOT_FOUND');
    return this.stored(name, bytes, ({ key: fileKey, digest: _, ...file }) =>
      this.rpc.call(correctFile, systemCaller('application'), { ...beside, fileKey, ...file }),
    );
  }

  private async stored<T>(
    name: string,
    bytes: Readable,
    use: (file: { key: string; kind: 'pdf' | 'docx'; fileName: string; digest: string }) => Promise<T>,
  ): Promise<T> {
    const { key, kind, name: fileName, sha256: digest } = await storeUpload(this.store, name, bytes, 'resume', { keyPrefix: applicationKeyPrefix });
    try {
      return await use({ key, kind: kind === 'docx' ? 'docx' : 'pdf', fileName, digest });
    } catch (error) {
      // After a time-out it may still come to be: then the sweep knows whether the file is somebody's.
      if (error instanceof AppError && error.code !== 'TIMEOUT') await this.store.delete(key);
      throw error;
    }
  }
}

import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listKeptFiles, registerResumeFile, withdrawFile } from '@folia/contracts/file/questions';
import type { StoredFile } from '@folia/contracts/file/shapes';
import { findResumeImport, listResumeImports, listReviewStates, reopenImportReview, startResumeImport } from '@folia/contracts/resume-import/questions';
import { listImportsRoute, startImportRoute } from '@folia/contracts/resume-import/routes';
import { uploadQuery } from '@folia/contracts/resume-import/shapes';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { sentFile } from './sent-file';
import { storeUpload } from './store-upload';

@Controller()
export class ResumeImportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
  ) {}

  /** Takes a file (multipart, or JSON with base64), stores it and starts reading it; the same file again answers with its earlier import. */
  @Answers(startImportRoute)
  async start(
    @From() caller: Caller,
    @Param('id', UuidPipe) id: string,
    @QueryOf(uploadQuery) { source, after }: z.output<typeof uploadQuery>,
    @Req() request: CalledRequest,
  ) {
    if (callerUserId(caller) !== id) throw new AppError('NOT_FOUND');
    const { name, bytes } = await sentFile(request);
    const upload = await storeUpload(this.store, name, bytes, source);
    let file: StoredFile | undefined;
    try {
      const { found } = await this.rpc.call(findResumeImport, caller, { sha256: upload.sha256 });
      if (found) {
        await this.store.delete(upload.key);
        await this.rpc.call(reopenImportReview, caller, { importId: found.importId });
        return { ...found, reused: true };
      }
      file = await this.rpc.call(registerResumeFile, caller, upload);
      const started = await this.rpc.call(startResumeImport, caller, { fileId: file.id, tried: after === 'trial' });
      // A twin of this upload was first: its file is the import's.
      if (started.reused) await this.withdraw(caller, file.id);
      return started;
    } catch (error) {
      await (file ? this.withdraw(caller, file.id) : this.store.delete(upload.key));
      throw error;
    }
  }

  @Answers(listImportsRoute)
  async list(@From() caller: Caller) {
    const { items } = await this.rpc.call(listResumeImports, caller, {});
    const [{ states }, { ids }] = await Promise.all([
      this.rpc.call(listReviewStates, caller, { importIds: items.map((one) => one.id) }),
      this.rpc.call(listKeptFiles, caller, { ids: items.map((one) => one.fileId) }),
    ]);
    return { items: items.map((one) => ({ ...one, review: states[one.id] ?? null, hasFile: ids.includes(one.fileId) })) };
  }

  /** A file that can't be withdrawn now is found by portfolio's sweep. */
  private async withdraw(caller: Caller, id: string): Promise<void> {
    await this.rpc.call(withdrawFile, caller, { id }).catch(() => {});
  }
}

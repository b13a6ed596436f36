import type { Caller } from '@folia/contracts/caller';
import { registerResumeFile, withdrawFile } from '@folia/contracts/file/questions';
import { planImport } from '@folia/contracts/planned-job/questions';
import { planImportQuery, planImportRoute } from '@folia/contracts/planned-job/routes';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req } from '@nestjs/common';
import type { z } from 'zod';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { sentFile } from '../resume-import/sent-file';
import { storeUpload } from '../resume-import/store-upload';

@Controller()
export class PlannedImportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
  ) {}

  /** Stores a file as an import would, and keeps it until there is a unit for it. */
  @Answers(planImportRoute)
  async plan(@From() caller: Caller, @QueryOf(planImportQuery) { source, until }: z.output<typeof planImportQuery>, @Req() request: CalledRequest) {
    const { name, bytes } = await sentFile(request);
    const upload = await storeUpload(this.store, name, bytes, source);
    const file = await this.rpc.call(registerResumeFile, caller, upload).catch(async (error) => {
      await this.store.delete(upload.key);
      throw error;
    });
    return this.rpc.call(planImport, caller, { fileId: file.id, until }).catch(async (error) => {
      // A file that can't be withdrawn now is found by portfolio's sweep.
      await this.rpc.call(withdrawFile, caller, { id: file.id }).catch(() => {});
      throw error;
    });
  }
}

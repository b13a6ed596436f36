import type { Caller } from '@folia/contracts/caller';
import {
  deleteSavedJob,
  getSavedJob,
  listSavedJobs,
  listSavedJobsQuery,
  readJobPage,
  readJobPageInput,
  saveJob,
  saveJobInput,
  updateSavedJob,
  updateSavedJobInput,
} from '@folia/contracts/saved-job';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/saved-jobs')
export class SavedJobController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('read-page')
  @HttpCode(200)
  readPage(@From() caller: Caller, @BodyOf(readJobPageInput) input: z.output<typeof readJobPageInput>) {
    return this.rpc.call(readJobPage, caller, input);
  }

  @Post()
  save(@From() caller: Caller, @BodyOf(saveJobInput) input: z.output<typeof saveJobInput>) {
    return this.rpc.call(saveJob, caller, input);
  }

  @Get()
  list(@From() caller: Caller, @QueryOf(listSavedJobsQuery) query: z.output<typeof listSavedJobsQuery>) {
    return this.rpc.call(listSavedJobs, caller, query);
  }

  @Get(':id')
  get(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getSavedJob, caller, { id });
  }

  @Patch(':id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateSavedJobInput) input: z.output<typeof updateSavedJobInput>) {
    return this.rpc.call(updateSavedJob, caller, { ...input, id });
  }

  @Delete(':id')
  delete(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(deleteSavedJob, caller, { id });
  }
}

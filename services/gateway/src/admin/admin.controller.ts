import {
  changePlan,
  changePlanInput,
  countJobs,
  endJob,
  getPerson,
  jobActionInput,
  listAudit,
  listAuditQuery,
  listJobs,
  listJobsQuery,
  listPeople,
  listPeopleQuery,
  retryJob,
  setAdmin,
  setAdminInput,
  setStanding,
  standingInput,
} from '@folia/contracts/admin';
import type { Caller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/admin')
export class AdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('people')
  people(@From() caller: Caller, @QueryOf(listPeopleQuery) query: z.output<typeof listPeopleQuery>) {
    return this.rpc.call(listPeople, caller, query);
  }

  @Get('people/:id')
  person(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    return this.rpc.call(getPerson, caller, { id });
  }

  @Put('people/:id/standing')
  setStanding(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(standingInput) input: z.output<typeof standingInput>) {
    return this.rpc.call(setStanding, caller, { ...input, id });
  }

  @Put('people/:id/plan')
  changePlan(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(changePlanInput) input: z.output<typeof changePlanInput>) {
    return this.rpc.call(changePlan, caller, { ...input, id });
  }

  @Put('people/:id/admin')
  setAdmin(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(setAdminInput) input: z.output<typeof setAdminInput>) {
    return this.rpc.call(setAdmin, caller, { ...input, id });
  }

  @Get('jobs')
  jobs(@From() caller: Caller, @QueryOf(listJobsQuery) query: z.output<typeof listJobsQuery>) {
    return this.rpc.call(listJobs, caller, query);
  }

  @Get('jobs/counts')
  jobCounts(@From() caller: Caller) {
    return this.rpc.call(countJobs, caller, {});
  }

  @Post('jobs/:id/retry')
  @HttpCode(200)
  retryJob(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(jobActionInput) input: z.output<typeof jobActionInput>) {
    return this.rpc.call(retryJob, caller, { ...input, id });
  }

  @Post('jobs/:id/cancel')
  @HttpCode(200)
  endJob(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(jobActionInput) input: z.output<typeof jobActionInput>) {
    return this.rpc.call(endJob, caller, { ...input, id });
  }

  @Get('audit')
  audit(@From() caller: Caller, @QueryOf(listAuditQuery) query: z.output<typeof listAuditQuery>) {
    return this.rpc.call(listAudit, caller, query);
  }
}

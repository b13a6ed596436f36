import {
  changePlan,
  countJobs,
  endJob,
  getPerson,
  type ListJobs,
  listAudit,
  listFailingParts,
  listJobs,
  listPeople,
  retryJob,
  setAdmin,
  setStanding,
} from '@folia/contracts/admin';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AdminService } from './admin.service';
import { AdminJobService } from './admin-job.service';
import { FailingPartService } from './failing-part.service';

@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly jobs: AdminJobService,
    private readonly failing: FailingPartService,
  ) {}

  @Handles(listPeople)
  list(caller: Caller, query: { text?: string; cursor?: string }) {
    return this.admin.list(caller, query);
  }

  @Handles(getPerson)
  get(caller: Caller, { id }: { id: string }) {
    return this.admin.get(caller, id);
  }

  @Handles(setStanding)
  async setStanding(caller: Caller, input: z.output<typeof setStanding.input>) {
    await this.admin.setStanding(caller, input);
    return {};
  }

  @Handles(changePlan)
  async changePlan(caller: Caller, input: z.output<typeof changePlan.input>) {
    await this.admin.changePlan(caller, input);
    return {};
  }

  @Handles(setAdmin)
  async setAdmin(caller: Caller, input: z.output<typeof setAdmin.input>) {
    await this.admin.setAdmin(caller, input);
    return {};
  }

  @Handles(listAudit)
  listAudit(caller: Caller, filter: { targetId?: string; cursor?: string }) {
    return this.admin.listAudit(caller, filter);
  }

  @Handles(listJobs)
  listJobs(caller: Caller, filter: ListJobs) {
    return this.jobs.list(caller, filter);
  }

  @Handles(countJobs)
  countJobs(caller: Caller) {
    return this.jobs.counts(caller);
  }

  @Handles(listFailingParts)
  listFailingParts(caller: Caller) {
    return this.failing.list(caller);
  }

  @Handles(retryJob)
  retryJob(caller: Caller, { id, reason }: { id: string; reason: string }) {
    return this.jobs.retry(caller, id, reason);
  }

  @Handles(endJob)
  endJob(caller: Caller, { id, reason }: { id: string; reason: string }) {
    return this.jobs.cancel(caller, id, reason);
  }
}

import type { Person } from '@folia/contracts/access';
import {
  changePlan,
  countFailedJobs,
  countJobs,
  endJob,
  getPerson,
  listAudit,
  listFailingParts,
  listJobs,
  listPeople,
  retryJob,
  retryJobs,
  setAdmin,
  setStanding,
} from '@folia/contracts/admin/questions';
import type { FailedJobs, ListJobs } from '@folia/contracts/admin/shapes';
import { listModelSpend } from '@folia/contracts/model/questions';
import type { ModelSpendQuery } from '@folia/contracts/model/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AdminService } from './admin.service';
import { AdminJobService } from './admin-job.service';
import { FailingPartService } from './failing-part.service';
import { ModelSpendService } from './model-spend.service';

@Controller()
export class AdminController {
  constructor(
    private readonly admin: AdminService,
    private readonly jobs: AdminJobService,
    private readonly failing: FailingPartService,
    private readonly modelSpend: ModelSpendService,
  ) {}

  @Handles(listPeople)
  list(admin: Person, query: { text?: string; cursor?: string }) {
    return this.admin.list(admin, query);
  }

  @Handles(getPerson)
  get(admin: Person, { id }: { id: string }) {
    return this.admin.get(admin, id);
  }

  @Handles(setStanding)
  async setStanding(admin: Person, input: z.output<typeof setStanding.input>) {
    await this.admin.setStanding(admin, input);
    return {};
  }

  @Handles(changePlan)
  async changePlan(admin: Person, input: z.output<typeof changePlan.input>) {
    await this.admin.changePlan(admin, input);
    return {};
  }

  @Handles(setAdmin)
  async setAdmin(admin: Person, input: z.output<typeof setAdmin.input>) {
    await this.admin.setAdmin(admin, input);
    return {};
  }

  @Handles(listAudit)
  listAudit(admin: Person, filter: { targetId?: string; cursor?: string }) {
    return this.admin.listAudit(admin, filter);
  }

  @Handles(listJobs)
  listJobs(admin: Person, filter: ListJobs) {
    return this.jobs.list(admin, filter);
  }

  @Handles(countJobs)
  countJobs(admin: Person) {
    return this.jobs.counts(admin);
  }

  @Handles(listFailingParts)
  listFailingParts(admin: Person) {
    return this.failing.list(admin);
  }

  @Handles(retryJob)
  retryJob(admin: Person, { id, reason }: { id: string; reason: string }) {
    return this.jobs.retry(admin, id, reason);
  }

  @Handles(countFailedJobs)
  countFailedJobs(admin: Person, filter: FailedJobs) {
    return this.jobs.countFailed(admin, filter);
  }

  @Handles(retryJobs)
  retryJobs(admin: Person, { reason, ...filter }: FailedJobs & { reason: string }) {
    return this.jobs.retryAll(admin, filter, reason);
  }

  @Handles(endJob)
  endJob(admin: Person, { id, reason }: { id: string; reason: string }) {
    return this.jobs.cancel(admin, id, reason);
  }

  @Handles(listModelSpend)
  listModelSpend(admin: Person, query: ModelSpendQuery) {
    return this.modelSpend.list(admin, query);
  }
}

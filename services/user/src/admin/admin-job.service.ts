import type { Person } from '@folia/contracts/access';
import { countAiJobs, endAiJob, listAiJobs, retryAiJob } from '@folia/contracts/admin/questions';
import { type AdminJob, adminPageSize, type ListJobs } from '@folia/contracts/admin/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { JobDesk } from '@folia/platform/job-desk';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminService, cursorAfter } from './admin.service';
import { AuditRepository } from './audit.repository';

const asAdmin = systemCaller('admin');

/** The jobs of every service in one list. Whether the caller is an admin is read from their row here; this service then asks the others. */
@Injectable()
export class AdminJobService {
  constructor(
    private readonly admins: AdminService,
    private readonly audit: AuditRepository,
    private readonly desk: JobDesk,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
  ) {}

  async list(admin: Person, filter: ListJobs) {
    await this.admins.requireAdmin(admin);
    const [own, ai] = await Promise.all([this.desk.list(filter, adminPageSize), this.rpc.call(listAiJobs, asAdmin, filter)]);
    // Ids grow with time in every service, so one order works for both lists.
    const items = [...own, ...ai.items].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, adminPageSize);
    return { items, nextCursor: cursorAfter(items) };
  }

  async counts(admin: Person) {
    await this.admins.requireAdmin(admin);
    const [own, ai] = await Promise.all([this.desk.counts(), this.rpc.call(countAiJobs, asAdmin, {})]);
    return { counts: [...own, ...ai.counts] };
  }

  async retry(admin: Person, id: string, reason: string): Promise<AdminJob> {
    const actorId = await this.admins.requireAdmin(admin);
    const job = (await this.desk.exists(id)) ? await this.desk.retry(id) : await this.rpc.call(retryAiJob, asAdmin, { id });
    await this.audit.note(this.database.manager, { actorId, action: 'job.retried', targetId: id, reason, details: { kind: job.kind } });
    return job;
  }

  async cancel(admin: Person, id: string, reason: string): Promise<AdminJob> {
    const actorId = await this.admins.requireAdmin(admin);
    const job = (await this.desk.exists(id)) ? await this.desk.cancel(id) : await this.rpc.call(endAiJob, asAdmin, { id });
    await this.audit.note(this.database.manager, { actorId, action: 'job.cancelled', targetId: id, reason, details: { kind: job.kind } });
    return job;
  }
}

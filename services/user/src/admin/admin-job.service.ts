import type { Person } from '@folia/contracts/access';
import { countAiJobs, countFailedAiJobs, endAiJob, listAiJobs, retryAiJob } from '@folia/contracts/admin/questions';
import { type AdminJob, adminPageSize, type FailedJobs, type ListJobs, type RetriedJobs } from '@folia/contracts/admin/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { messageOf } from '@folia/contracts/error-messages';
import { AppError, type ErrorCode, errorStatus } from '@folia/contracts/errors';
import { mostRetried } from '@folia/contracts/limits';
import { JobDesk } from '@folia/platform/job-desk';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminService, cursorAfter } from './admin.service';
import { AuditRepository } from './audit.repository';
import { PersonRepository } from './person.repository';

const asAdmin = systemCaller('admin');

/** What one job was refused with, or null; a fault of ours is thrown. */
const codeOfRefusal = (work: Promise<unknown>): Promise<ErrorCode | null> =>
  work.then(
    () => null,
    (error) => {
      if (error instanceof AppError && errorStatus[error.code] < 500) return error.code;
      throw error;
    },
  );

/** The jobs of every service in one list. Whether the caller is an admin is read from their row here; this service then asks the others. */
@Injectable()
export class AdminJobService {
  constructor(
    private readonly admins: AdminService,
    private readonly audit: AuditRepository,
    private readonly desk: JobDesk,
    private readonly people: PersonRepository,
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

  async countFailed(admin: Person, filter: FailedJobs): Promise<{ count: number }> {
    await this.admins.requireAdmin(admin);
    const [own, ai] = await Promise.all([this.desk.countFailed(filter), this.rpc.call(countFailedAiJobs, asAdmin, filter)]);
    return { count: own + ai.count };
  }

  /** What a failed job cost was given back as it failed, and nothing is reserved again: the end of a job that holds no unit charges none. */
  async retry(admin: Person, id: string, reason: string): Promise<AdminJob> {
    const actorId = await this.admins.requireAdmin(admin);
    const job = (await this.desk.exists(id)) ? await this.desk.retry(id) : await this.retryOfAi(id);
    await this.audit.note(this.database.manager, { actorId, action: 'job.retried', targetId: id, reason, details: { kind: job.kind } });
    return job;
  }

  async retryAll(admin: Person, filter: FailedJobs, reason: string): Promise<RetriedJobs> {
    const refused = new Map<ErrorCode, number>();
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null && ids.length < mostRetried; ) {
      const page = await this.list(admin, { ...filter, state: 'failed', cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    let started = 0;
    for (const id of ids.slice(0, mostRetried)) {
      const code = await codeOfRefusal(this.retry(admin, id, reason));
      if (code) refused.set(code, (refused.get(code) ?? 0) + 1);
      else started += 1;
    }
    const told = [...refused].map(([code, count]) => ({ code, message: messageOf(code), count }));
    return { started, refused: told, left: (await this.countFailed(admin, filter)).count };
  }

  /** These jobs work for somebody, who must be there for it. E-mails of this service are written to the suspended too. */
  private async retryOfAi(id: string): Promise<AdminJob> {
    const [job] = (await this.rpc.call(listAiJobs, asAdmin, { id })).items;
    if (job && (await this.people.isAway(job.ownerId))) throw new AppError('JOB_OWNER_AWAY');
    return this.rpc.call(retryAiJob, asAdmin, { id });
  }

  async cancel(admin: Person, id: string, reason: string): Promise<AdminJob> {
    const actorId = await this.admins.requireAdmin(admin);
    const job = (await this.desk.exists(id)) ? await this.desk.cancel(id) : await this.rpc.call(endAiJob, asAdmin, { id });
    await this.audit.note(this.database.manager, { actorId, action: 'job.cancelled', targetId: id, reason, details: { kind: job.kind } });
    return job;
  }
}

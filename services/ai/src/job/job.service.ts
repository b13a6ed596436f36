import type { Owner } from '@folia/contracts/access';
import { adminPageSize, type ListJobs } from '@folia/contracts/admin/shapes';
import type { JobView } from '@folia/contracts/job';
import { jobCancelled } from '@folia/contracts/job/events';
import { JobDesk } from '@folia/platform/job-desk';
import { JobRows } from '@folia/platform/job-rows';
import { Outbox } from '@folia/platform/outbox';
import { ProgressWriter } from '@folia/platform/progress';
import { Injectable } from '@nestjs/common';

@Injectable()
export class JobService {
  constructor(
    private readonly rows: JobRows,
    private readonly outbox: Outbox,
    private readonly progress: ProgressWriter,
    private readonly desk: JobDesk,
  ) {}

  get(owner: Owner, id: string): Promise<JobView> {
    return this.rows.get(id, owner.id);
  }

  /** Ends the job; its worker notices within a heartbeat, and the unit comes back. */
  async cancel(owner: Owner, id: string): Promise<JobView> {
    const job = await this.rows.database.transaction(async (manager) => {
      const { view, ownerId } = await this.rows.cancel(manager, id, owner.id);
      await this.outbox.publish(manager, jobCancelled, { jobId: id, kind: view.kind, ownerId });
      return view;
    });
    void this.outbox.relay();
    await this.progress.tellOver(id);
    return job;
  }

  async states(jobIds: string[]) {
    return { states: await this.rows.states(jobIds) };
  }

  async list(filter: ListJobs) {
    const items = await this.desk.list(filter, adminPageSize);
    return { items, nextCursor: items.length === adminPageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async counts() {
    return { counts: await this.desk.counts() };
  }

  async retry(id: string) {
    return this.desk.retry(id);
  }

  async end(id: string) {
    return this.desk.cancel(id);
  }
}

import { jobCancelled, jobDone, jobFailed } from '@folia/contracts/job/events';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import { importSaved } from '@folia/contracts/resume-import/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from '../notification/news.service';
import { UsageService } from '../usage/usage.service';
import { LimitNewsService } from './limit-news.service';

type JobOver = { jobId: string; kind: string; ownerId: string };

/** The notification for each kind of job that a person waits for; other kinds have none. */
const newsOf: Record<string, { done: NotificationKind; failed: NotificationKind } | undefined> = {
  'resume-import': { done: 'import-ready', failed: 'import-failed' },
};

/** Called when a job is over: settles its unit and tells its owner, once, in one transaction. */
@Injectable()
export class JobOverService {
  constructor(
    private readonly usage: UsageService,
    private readonly news: NewsService,
    private readonly limits: LimitNewsService,
  ) {}

  @On(jobDone)
  async onDone(job: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.onDone(job, manager);
    await this.limits.tell(manager, job.jobId);
    await this.tell(manager, job, newsOf[job.kind]?.done);
  }

  /** An import whose unit counts only now. */
  @On(importSaved)
  async onSaved({ importId }: { importId: string }, manager: EntityManager): Promise<void> {
    await this.usage.onSaved({ importId }, manager);
    await this.limits.tell(manager, importId);
  }

  @On(jobFailed)
  async onFailed(job: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.onFailed(job, manager);
    await this.tell(manager, job, newsOf[job.kind]?.failed);
  }

  /** No notification: the person cancelled it themselves. */
  @On(jobCancelled)
  async onCancelled(job: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.onCancelled(job, manager);
  }

  private async tell(manager: EntityManager, { jobId, ownerId }: JobOver, kind: NotificationKind | undefined): Promise<void> {
    if (kind) await this.news.tell(manager, { userId: ownerId, kind, about: jobId });
  }
}

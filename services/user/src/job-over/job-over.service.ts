import { jobCancelled, jobDone, jobFailed } from '@folia/contracts/job/events';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import { plannedJobFailed } from '@folia/contracts/planned-job/events';
import { importSaved } from '@folia/contracts/resume-import/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from '../notification/news.service';
import { UsageService } from '../usage/usage.service';
import { LimitNewsService } from './limit-news.service';

type JobOver = { jobId: string; kind: string; ownerId: string };

type News = { done: NotificationKind; failed: NotificationKind };
/** The notification for each kind of job that a person waits for; other kinds have none. */
const newsOf: Record<string, News | undefined> = { 'resume-import': { done: 'import-ready', failed: 'import-failed' } };
/** For jobs that began by themselves, because they had waited for units. */
const newsOfPlanned: Record<string, News | undefined> = {
  ...newsOf,
  'fit-score': { done: 'planned-score-ready', failed: 'planned-job-failed' },
  'tailor-made': { done: 'planned-resume-ready', failed: 'planned-job-failed' },
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
    await this.tell(manager, job, 'done');
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
    await this.tell(manager, job, 'failed');
  }

  /** No notification: the person cancelled it themselves. */
  @On(jobCancelled)
  async onCancelled(job: JobOver, manager: EntityManager): Promise<void> {
    await this.usage.onCancelled(job, manager);
  }

  @On(plannedJobFailed)
  async onPlannedFailed({ plannedJobId, ownerId }: { plannedJobId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.news.tell(manager, { userId: ownerId, kind: 'planned-job-failed', about: plannedJobId });
  }

  private async tell(manager: EntityManager, { jobId, kind: job, ownerId }: JobOver, end: keyof News): Promise<void> {
    const news = (await this.usage.isPlanned(jobId, manager)) ? newsOfPlanned : newsOf;
    const kind = news[job]?.[end];
    if (kind) await this.news.tell(manager, { userId: ownerId, kind, about: jobId });
  }
}

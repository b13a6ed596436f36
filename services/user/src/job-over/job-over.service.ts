import { jobCancelled, jobDone, jobFailed } from '@folia/contracts/job/events';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import { ownModelFailed } from '@folia/contracts/own-model/events';
import { plannedJobFailed } from '@folia/contracts/planned-job/events';
import { importSaved } from '@folia/contracts/resume-import/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsService } from '../notification/news.service';
import { UsageRepository } from '../usage/usage.repository';
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
/** For those that began by themselves and cost nothing, because their owner brought a model along meanwhile. */
const newsOfSpared: Record<string, News | undefined> = {
  ...newsOf,
  'fit-score': { done: 'own-score-ready', failed: 'planned-job-failed' },
  'tailor-made': { done: 'own-resume-ready', failed: 'planned-job-failed' },
};

/** Called when a job is over: settles its unit and tells its owner, once, in one transaction. */
@Injectable()
export class JobOverService {
  constructor(
    private readonly usage: UsageService,
    private readonly units: UsageRepository,
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

  /** Only for what had waited: nobody looked on. */
  @On(ownModelFailed)
  async onOwnModelFailed({ jobId, ownerId }: { jobId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    if (await this.units.noteSparedInVain(manager, jobId, ownerId)) await this.news.tell(manager, { userId: ownerId, kind: 'own-model-failed', about: jobId });
  }

  private async tell(manager: EntityManager, { jobId, kind: job, ownerId }: JobOver, end: keyof News): Promise<void> {
    const cost = await this.units.plannedCost(manager, jobId);
    const news = cost === 'spared' ? newsOfSpared : cost === 'unit' ? newsOfPlanned : newsOf;
    const kind = news[job]?.[end];
    if (kind) await this.news.tell(manager, { userId: ownerId, kind, about: jobId });
  }
}

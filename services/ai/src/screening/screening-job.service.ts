import type { Member, Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getMembership } from '@folia/contracts/organisation/questions';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import type { CreateScreeningJob, ScreeningJob, ScreeningJobList, ScreeningJobWithCriteria, UpdateScreeningJob } from '@folia/contracts/screening/shapes';
import type { WalkQuery } from '@folia/contracts/walk';
import { readPosting } from '@folia/fit/read/read-posting';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { FileStore } from '@folia/platform/file-store';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { judgeCriterion } from '@folia/screening/judge-criterion';
import { readCriteria } from '@folia/screening/read-criteria';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { VoluntaryService } from '../voluntary/voluntary.service';
import { CriterionRepository, type KeptCriterion, toCriterion } from './criterion.repository';
import { DeedsService } from './deeds.service';
import { ScreeningJobRepository } from './screening-job.repository';
import { tellCandidatesOver } from './tell-candidate.repository';

/** Jobs that candidates are compared with; each belongs to an account. */
@Injectable()
export class ScreeningJobService {
  constructor(
    private readonly jobs: ScreeningJobRepository,
    private readonly criteria: CriterionRepository,
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly deeds: DeedsService,
    private readonly voluntary: VoluntaryService,
    private readonly changes: ChangeLog,
    private readonly database: DataSource,
  ) {}

  async list({ accountId }: Member, query: WalkQuery): Promise<ScreeningJobList> {
    const [found, limits] = await Promise.all([
      this.changes.walk({
        list: 'jobs',
        accountId,
        query,
        pageSize: null,
        page: (after, changedAfter, limit) => this.jobs.list(accountId, { after, changedAfter, limit }),
        named: (ids) => this.jobs.list(accountId, { ids }),
      }),
      this.limitsOf(accountId),
    ]);
    const within = new Set(await this.jobs.listOldestOpen(accountId, limits.openJobs));
    return { ...found, items: found.items.map((job) => ({ ...job, isReadOnly: job.state === 'open' && !within.has(job.id) })), limits };
  }

  async get({ accountId }: Member, jobId: string): Promise<ScreeningJobWithCriteria> {
    const found = await this.jobs.find(accountId, jobId);
    if (!found) throw new AppError('NOT_FOUND');
    return { ...found, criteria: (await this.criteria.list(jobId)).map(toCriterion) };
  }

  /** Whoever is no member of the account learns nothing of the job. */
  async findAccount({ id, caller }: Person, jobId: string): Promise<{ accountId: string }> {
    const accountId = await this.jobs.findAccount(jobId);
    if (!accountId) throw new AppError('NOT_FOUND');
    if (accountId !== id) await this.rpc.call(getMembership, caller, { accountId });
    return { accountId };
  }

  /** A posting that asks for something protected is read without that. */
  async create(member: Member, { text, url }: CreateScreeningJob): Promise<ScreeningJobWithCriteria> {
    const { accountId, id: createdBy } = member;
    const posting = readPosting(text);
    const { openJobs } = await this.limitsOf(accountId);
    const id = newId();
    const { role, company, language } = posting.facts;
    const drafts = readCriteria(posting, (words) => judgeCriterion(words).verdict !== 'refused');
    await this.database.transaction(async (manager) => {
      await this.checkRoom(manager, accountId, id, openJobs);
      await this.jobs.insert(manager, { id, accountId, title: role || firstLineOf(text), company, text, url, language, createdBy });
      const criteria = drafts.map((draft): KeptCriterion => ({ ...draft, id: newId(), version: 1, readingVersion: 1 }));
      await this.criteria.save(manager, id, criteria, { id: null, change: 'read', by: createdBy });
      await this.deeds.tell(manager, member, 'screening-job.made', { id, title: role || firstLineOf(text) });
    });
    return this.get(member, id);
  }

  async update(member: Member, jobId: string, change: UpdateScreeningJob): Promise<ScreeningJob> {
    const { accountId } = member;
    // Without blind mode everybody sees who the candidates are: a person decides that.
    if (change.isBlind !== undefined && member.caller.actor.type === 'apiKey') throw new AppError('FORBIDDEN');
    const limits = change.state === 'open' ? await this.limitsOf(accountId) : null;
    return this.database.transaction(async (manager) => {
      if (limits) await this.checkRoom(manager, accountId, jobId, limits.openJobs);
      const before = await this.jobs.find(accountId, jobId, manager);
      const isChanged = await this.jobs.update(manager, accountId, jobId, change);
      const found = await this.jobs.find(accountId, jobId, manager);
      if (!found) throw new AppError('NOT_FOUND');
      if (!isChanged) throw new AppError('VERSION_CONFLICT', { version: found.version });
      const { text: _text, ...job } = found;
      if (before?.state === 'open' && job.state === 'closed') await this.voluntary.settle(manager, accountId, jobId);
      if (before && before.state !== job.state)
        await this.deeds.tell(manager, member, job.state === 'open' ? 'screening-job.opened' : 'screening-job.closed', job);
      return job;
    });
  }

  async delete(member: Member, jobId: string): Promise<void> {
    const { accountId } = member;
    const files = await this.database.transaction(async (manager) => {
      // Before its candidates, as everywhere; nobody comes between those that are told of and the end.
      await this.jobs.lock(manager, accountId, jobId);
      const job = await this.jobs.find(accountId, jobId, manager);
      if (job) {
        await this.voluntary.settle(manager, accountId, jobId);
        await tellCandidatesOver(manager, jobId);
      }
      const keys = await this.jobs.delete(manager, accountId, jobId);
      if (!job || !keys) throw new AppError('NOT_FOUND');
      await this.deeds.tell(manager, member, 'screening-job.deleted', job);
      return keys;
    });
    for (const file of files) await this.store.delete(file);
  }

  /** What an account may have: jobs that are open, and candidates of each; null: as many as it likes. */
  async limitsOf(accountId: string): Promise<ScreeningJobList['limits']> {
    const { terms } = await this.rpc.call(getAccountTerms, systemCaller('screening'), { accountId });
    return { openJobs: terms.screeningJobs, candidates: terms.screeningCandidates };
  }

  /**
   * What the plan leaves a job: the candidates it may have, and null or why it can only be read. A plan that became smaller closes nothing, and the oldest open
   * jobs keep their places.
   */
  async planOf(accountId: string, jobId: string): Promise<{ candidates: number | null; refusal: AppError | null }> {
    const [{ openJobs, candidates }, older] = await Promise.all([this.limitsOf(accountId), this.jobs.countOlderOpen(accountId, jobId)]);
    return { candidates, refusal: openJobs !== null && older >= openJobs ? fullPlan(openJobs, older) : null };
  }

  async requireWithinPlan(accountId: string, jobId: string): Promise<void> {
    const { refusal } = await this.planOf(accountId, jobId);
    if (refusal) throw refusal;
  }

  private async checkRoom(manager: EntityManager, accountId: string, besides: string, limit: number | null): Promise<void> {
    const used = await this.jobs.countOpen(manager, accountId, besides);
    if (limit !== null && used >= limit) throw fullPlan(limit, used);
  }
}

const fullPlan = (limit: number, used: number) =>
  new AppError('QUOTA_EXCEEDED', { meter: 'screening-jobs', limit, used, resetsAt: null, upgradeUrl: '/pricing' });
const firstLineOf = (text: string) => text.trim().split('\n')[0]?.slice(0, 120).trim() ?? '';

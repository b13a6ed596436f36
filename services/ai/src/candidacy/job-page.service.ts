import { createHash } from 'node:crypto';
import { systemCaller } from '@folia/contracts/caller';
import type { JobPage, ShownJob } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { candidateKeptMonths, mostCandidates } from '@folia/contracts/screening/words';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { ScreeningJobService } from '../screening/screening-job.service';
import { type JobOfPage, JobPageRepository } from './job-page.repository';

/** The fingerprint of something that was shown, in hex: whoever agrees sends it back. */
export const digestOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');

/** What people are told of a job before they agree. */
@Injectable()
export class JobPageService {
  constructor(
    private readonly jobPages: JobPageRepository,
    private readonly jobs: ScreeningJobService,
    private readonly rpc: RpcClient,
  ) {}

  /** `askerId` null: somebody without an account. */
  async get(jobId: string, askerId: string | null): Promise<JobPage> {
    const job = await this.jobPages.findJob(jobId, askerId);
    if (!job?.takesApplications) throw new AppError('NOT_FOUND');
    return this.pageOf(job);
  }

  /** The same for those who were asked, whether or not others can apply. */
  async getAsked(jobId: string): Promise<JobPage> {
    const job = await this.jobPages.findJob(jobId, null);
    if (!job) throw new AppError('NOT_FOUND');
    return this.pageOf(job);
  }

  /** The name of a person; null where they have none, or are gone. */
  async nameOf(id: string | null): Promise<string | null> {
    if (!id) return null;
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('job-page'), { userIds: [id] });
    return cards[id]?.name || null;
  }

  private async pageOf(job: JobOfPage): Promise<JobPage> {
    const shown = shownOf(job, await this.readerOf(job));
    return { id: job.id, isOpen: job.isOpen, digest: digestOf(shown), shown };
  }

  /** How many candidates the job may have, by the plan of its account; none where the plan has become too small for the job itself. */
  async limitOf({ id, accountId }: JobOfPage): Promise<number> {
    const { candidates, refusal } = await this.jobs.planOf(accountId, id);
    return refusal ? 0 : Math.min(candidates ?? mostCandidates, mostCandidates);
  }

  /** The name of whoever made the job; null where they have none, or are gone. */
  readerOf({ createdBy }: JobOfPage): Promise<string | null> {
    return this.nameOf(createdBy);
  }
}

/** The same for the same job and name, so that its digest can be compared. */
export const shownOf = ({ title, company, text, criteria, isBlind, handedTo }: JobOfPage, reader: string | null): ShownJob => ({
  title,
  company,
  reader,
  text,
  criteria: criteria.map(({ words, importance }) => ({ words, importance })),
  isBlind,
  keptMonths: candidateKeptMonths,
  ...(handedTo ? { handedTo } : {}),
});

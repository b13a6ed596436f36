import { createHash } from 'node:crypto';
import { systemCaller } from '@folia/contracts/caller';
import type { JobPage, ShownJob } from '@folia/contracts/candidacy/shapes';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { candidateKeptMonths, mostCandidates } from '@folia/contracts/screening/words';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { ScreeningJobService } from '../screening/screening-job.service';
import { CandidacyRepository, type JobOfPage } from './candidacy.repository';

/** The fingerprint of something that was shown, in hex: whoever agrees sends it back. */
export const digestOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');

/** What people are told of a job before they agree. */
@Injectable()
export class JobPageService {
  constructor(
    private readonly candidacies: CandidacyRepository,
    private readonly jobs: ScreeningJobService,
    private readonly rpc: RpcClient,
  ) {}

  async get(jobId: string): Promise<JobPage> {
    const job = await this.candidacies.findJob(jobId);
    if (!job) throw new AppError('NOT_FOUND');
    const shown = shownOf(job, await this.readerOf(job));
    return { id: job.id, isOpen: job.isOpen, digest: digestOf(shown), shown };
  }

  /** How many candidates the job may have, by the plan of its account. */
  async limitOf({ accountId }: JobOfPage): Promise<number> {
    const { candidates } = await this.jobs.limitsOf(accountId);
    return Math.min(candidates ?? mostCandidates, mostCandidates);
  }

  /** The name of whoever made the job, or did something else in it; null where they have none, or are gone. */
  async readerOf({ createdBy }: Pick<JobOfPage, 'createdBy'>): Promise<string | null> {
    if (!createdBy) return null;
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('job-page'), { userIds: [createdBy] });
    return cards[createdBy]?.name || null;
  }
}

/** The same for the same job and name, so that its digest can be compared. */
export const shownOf = ({ title, company, text, criteria, isBlind }: JobOfPage, reader: string | null): ShownJob => ({
  title,
  company,
  reader,
  text,
  criteria: criteria.map(({ words, importance }) => ({ words, importance })),
  isBlind,
  keptMonths: candidateKeptMonths,
});

import type { Member } from '@folia/contracts/access';
import { type Application, candidatePageSize, type ListCandidates, type ListedCandidate } from '@folia/contracts/candidate-list/shapes';
import { AppError } from '@folia/contracts/errors';
import type { Walked } from '@folia/contracts/walk';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { Injectable } from '@nestjs/common';
import { ScreeningJobRepository } from '../screening/screening-job.repository';
import { CandidateListRepository, type CandidateWish } from './candidate-list.repository';

/** Candidates and applications of an account, for systems that keep a copy: whoever withdraws or is erased is told by their id. */
@Injectable()
export class CandidateListService {
  constructor(
    private readonly lists: CandidateListRepository,
    private readonly jobs: ScreeningJobRepository,
    private readonly changes: ChangeLog,
  ) {}

  candidates(member: Member, query: ListCandidates): Promise<Walked<ListedCandidate>> {
    return this.walk(member, query, 'candidates', (accountId, wish) => this.lists.candidates(accountId, wish));
  }

  applications(member: Member, query: ListCandidates): Promise<Walked<Application>> {
    return this.walk(member, query, 'applications', (accountId, wish) => this.lists.applications(accountId, wish));
  }

  async application({ accountId }: Member, id: string): Promise<Application> {
    const [found] = await this.lists.applications(accountId, { ids: [id] });
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private async walk<Item extends { id: string; jobId: string }>(
    { accountId }: Member,
    { jobId, ...query }: ListCandidates,
    list: 'candidates' | 'applications',
    read: (accountId: string, wish: CandidateWish) => Promise<Item[]>,
  ): Promise<Walked<Item>> {
    if (jobId !== undefined && (await this.jobs.findAccount(jobId)) !== accountId) throw new AppError('NOT_FOUND');
    return this.changes.walk({
      list: 'candidates',
      accountId,
      query,
      // What changes is the candidate in both; a token of one list is none of the other.
      filter: `${list} ${jobId ?? ''}`,
      pageSize: candidatePageSize,
      page: (after, changedAfter, limit) => read(accountId, { jobId, after, changedAfter, limit }),
      named: (ids) => read(accountId, { ids }),
      keeps: (one) => jobId === undefined || one.jobId === jobId,
    });
  }
}

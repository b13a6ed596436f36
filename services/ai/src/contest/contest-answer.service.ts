import { randomBytes } from 'node:crypto';
import type { Member } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { contestAnswered } from '@folia/contracts/contest/events';
import type { getContestLetter, listContests } from '@folia/contracts/contest/questions';
import type { TeamContest } from '@folia/contracts/contest/shapes';
import { AppError } from '@folia/contracts/errors';
import { listWhoMay } from '@folia/contracts/organisation/questions';
import type { FindingState } from '@folia/contracts/screening/words';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { hashOfKey } from '../candidacy/candidacy.service';
import { blindViewOf } from '../screening/blind-view';
import { CandidateRepository } from '../screening/candidate.repository';
import { quotesOf } from '../screening/quotes-of';
import { ScreeningJobRepository } from '../screening/screening-job.repository';
import { ContestRepository, type TeamContestRow } from './contest.repository';

type Answer = { jobId: string; contestId: string; state: FindingState; reason: string };

/** The team's side: what is contested, and the answer that keeps or changes a finding. */
@Injectable()
export class ContestAnswerService {
  constructor(
    private readonly contests: ContestRepository,
    private readonly jobs: ScreeningJobRepository,
    private readonly candidates: CandidateRepository,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
  ) {}

  async list({ accountId }: Member, query: z.output<typeof listContests.input>): Promise<{ items: TeamContest[]; nextCursor: string | null }> {
    const { isBlind } = await this.getJob(accountId, query.jobId);
    const { items, nextCursor } = await this.contests.listOfJob(query);
    return { items: items.map((one) => teamContestOf(one, isBlind)), nextCursor };
  }

  async answer({ accountId, id: by }: Member, { jobId, contestId, state: to, reason }: Answer): Promise<TeamContest> {
    const { isBlind } = await this.getJob(accountId, jobId);
    const contest = await this.contests.find(jobId, contestId);
    if (!contest) throw new AppError('NOT_FOUND');
    const { candidateId, criterionId } = contest;
    const { ids: answerers } = await this.rpc.call(listWhoMay, systemCaller('contest'), { accountId, action: 'contest.answer' });
    const answered = await this.contests.database.transaction(async (manager) => {
      const agreement = await this.contests.findAgreement(contestId, manager);
      const before = await this.candidates.findState(manager, candidateId, criterionId);
      if (!(await this.candidates.lock(manager, accountId, jobId, candidateId)) || !agreement || !before) throw new AppError('NOT_FOUND');
      const involved = await this.contests.listInvolved(manager, contestId);
      if (involved.includes(by) && answerers.some((id) => id !== by && !involved.includes(id))) throw new AppError('CONTEST_NEEDS_ANOTHER');
      if (!(await this.contests.answer(manager, { id: contestId, to, answer: reason, by }))) throw new AppError('CONTEST_ANSWERED');
      await this.candidates.log(manager, { candidateId, kind: 'contest-answered', from: before.state, to, criterionId, reason, by });
      if (before.state !== to) await this.candidates.changeFinding(manager, { candidateId, criterionId, state: to, by, reason });
      const { agreementId, personId: ownerId } = agreement;
      await this.outbox.publish(manager, contestAnswered, { contestId, agreementId, ownerId, accountId });
      return this.contests.find(jobId, contestId, manager);
    });
    void this.outbox.relay();
    if (!answered) throw new AppError('NOT_FOUND');
    return teamContestOf(answered, isBlind);
  }

  /** For candidates without an account. A letter that is written again has another key: nothing is kept that one could be read from. */
  async letter(id: string): Promise<z.output<typeof getContestLetter.output>> {
    const agreement = await this.contests.findAgreement(id);
    if (!agreement?.email) return { letter: null };
    const key = randomBytes(32).toString('base64url');
    await this.contests.insertKey(agreement.agreementId, hashOfKey(key));
    return { letter: { address: agreement.email, code: key } };
  }

  private async getJob(accountId: string, jobId: string): Promise<{ isBlind: boolean }> {
    const job = await this.jobs.find(accountId, jobId);
    if (!job) throw new AppError('NOT_FOUND');
    return job;
  }
}

function teamContestOf(row: TeamContestRow, isBlind: boolean): TeamContest {
  const { name, stage, isNameShown, resume, to, answer, answeredBy: by, answeredAt, madeAt, dueAt, quotes, reason, ...rest } = row;
  const blind = blindViewOf(isBlind, { name, resume, stage, isNameShown });
  const said = quotesOf(quotes, resume);
  return {
    ...rest,
    name: blind ? null : name,
    reason: blind ? blind.text(reason) : reason,
    quotes: blind ? said.map(blind.quote) : said,
    madeAt: madeAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answer: to && answer !== null && answeredAt ? { to, reason: blind?.text(answer) ?? answer, by, at: answeredAt.toISOString() } : null,
  };
}

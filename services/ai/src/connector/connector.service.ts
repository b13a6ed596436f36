import type { Member } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import type { askForTest } from '@folia/contracts/connector/questions';
import type { TestResult } from '@folia/contracts/connector/shapes';
import { AppError } from '@folia/contracts/errors';
import { findingWorth } from '@folia/contracts/screening/words';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AskingRepository } from '../asking/asking.repository';
import { AskingService } from '../asking/asking.service';
import { JobPageRepository } from '../candidacy/job-page.repository';
import { ConnectorRepository, type FoundForTest } from './connector.repository';

/**
 * What a system of applications learns of screenings: the results of people who agreed to that, one by one. That system knows whom it asks about, so a job that hides names has no part in it.
 */
@Injectable()
export class ConnectorService {
  constructor(
    private readonly found: ConnectorRepository,
    private readonly askings: AskingService,
    private readonly asked: AskingRepository,
    private readonly jobs: JobPageRepository,
  ) {}

  async listTestable(accountId: string, jobIds: readonly string[]): Promise<{ jobIds: string[] }> {
    return { jobIds: await this.found.listTestable(accountId, jobIds) };
  }

  async ask(
    caller: Caller,
    { accountId, askerId, jobId, address, name, passedTo }: z.output<typeof askForTest.input>,
  ): Promise<{ agreementId: string | null }> {
    const job = await this.jobs.findJob(jobId, accountId);
    if (job?.accountId !== accountId || !job.isOpen || job.isBlind) throw new AppError('NOT_FOUND');
    const before = await this.found.findAgreement(jobId, address, passedTo);
    if (before) return { agreementId: before };
    if ((await this.asked.listKnown(jobId, [address])).has(address)) throw new AppError('CONFLICT');
    const asker: Member = { id: askerId, accountId, role: 'recruiter', caller };
    await this.askings.invite(asker, { jobId, people: [{ address, name }] }, passedTo);
    return { agreementId: await this.found.findAgreement(jobId, address, passedTo) };
  }

  async result(accountId: string, agreementId: string): Promise<TestResult> {
    const found = await this.found.find(accountId, agreementId);
    if (!found || found.agreement === 'withdrawn' || found.agreement === 'refused') return nothing('over');
    return found.agreement === 'given' && !found.isBlind ? resultOf(found) : nothing('waiting');
  }

  async example(accountId: string, jobId: string): Promise<{ result: TestResult | null }> {
    for (const one of await this.found.listRead(accountId, jobId)) {
      const result = resultOf(one);
      if (result.state === 'read') return { result };
    }
    return { result: null };
  }
}

const nothing = (state: TestResult['state']): TestResult => ({ state, points: 0, musts: 0, mustsMet: 0, criteria: [], readAt: null });

/** Nothing goes out before all of it is read: half a result would look like a bad one. */
function resultOf({ criteria, readAt }: Pick<FoundForTest, 'criteria' | 'readAt'>): TestResult {
  const read = criteria.flatMap(({ state, ...rest }) => (state ? [{ ...rest, state }] : []));
  if (!readAt || criteria.length === 0 || read.length < criteria.length) return nothing('waiting');
  const musts = read.filter(({ importance }) => importance === 'must');
  return {
    state: 'read',
    points: read.reduce((sum, { most, state }) => sum + most * findingWorth[state], 0),
    musts: musts.length,
    mustsMet: musts.filter(({ state }) => state === 'met').length,
    criteria: read.map(({ words, importance, state }) => ({ words, importance, state })),
    readAt: readAt.toISOString(),
  };
}

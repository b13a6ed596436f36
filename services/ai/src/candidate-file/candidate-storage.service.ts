import { systemCaller } from '@folia/contracts/caller';
import { candidateFileRefused } from '@folia/contracts/candidacy/events';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { getPortfolioUsage } from '@folia/contracts/usage/questions';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CandidateFileRepository } from './candidate-file.repository';

/** How many bytes the candidates' files of an account may take up together; null without a limit. */
type Allowed = { accountId: string; limit: number; besides: number } | null;

/** Files of candidates count on the storage of the account whose job it is, beside what its own portfolio keeps. */
@Injectable()
export class CandidateStorageService {
  constructor(
    private readonly files: CandidateFileRepository,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly database: DataSource,
  ) {}

  async usageOf(accountId: string): Promise<{ storedBytes: number }> {
    return { storedBytes: await this.files.sumBytes(accountId) };
  }

  /** Ask for it before the transaction in which {@link hasRoom} is asked. */
  async allowedTo(accountId: string): Promise<Allowed> {
    const caller = systemCaller('candidate-storage');
    const { terms } = await this.rpc.call(getAccountTerms, caller, { accountId });
    const limit = terms.storageBytes;
    if (limit === null) return null;
    // A portfolio that cannot be asked keeps nobody from applying.
    const own = await this.rpc.call(getPortfolioUsage, caller, { ownerId: accountId }).catch(() => null);
    return { accountId, limit, besides: own?.storedBytes ?? 0 };
  }

  /** Until the transaction is over nobody else takes the room. */
  async hasRoom(manager: EntityManager, allowed: Allowed, bytes: number): Promise<boolean> {
    if (!allowed) return true;
    const { accountId, limit, besides } = allowed;
    await this.files.lock(manager, accountId);
    return besides + (await this.files.sumBytes(accountId, manager)) + bytes <= limit;
  }

  /** Whoever runs the account hears that an applicant was refused, since the applicant can do nothing about it. */
  async tellRefused(accountId: string, jobId: string): Promise<void> {
    await this.database.transaction((manager) => this.outbox.publish(manager, candidateFileRefused, { jobId, ownerId: accountId }));
    void this.outbox.relay();
  }
}

import type { Owner } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getAccountTerms } from '@folia/contracts/plan/questions';
import { getScreeningUsage } from '@folia/contracts/usage/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { int4, int8, uuid } from '@folia/platform/sql-type';
import { onlyRow, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const sumUsed = statement('sum-used-of-plan', {
  text: `
    SELECT coalesce(sum(bytes), 0)::bigint AS bytes, 1 + (SELECT count(*)::int FROM named_profile WHERE owner_id = $1) AS profiles
    FROM (SELECT bytes FROM resume_file WHERE owner_id = $1 UNION ALL SELECT bytes FROM media WHERE owner_id = $1) AS stored`,
  takes: { ownerId: uuid },
  gives: { bytes: int8, profiles: int4 },
});

/** What a person has of the things that their plan limits, and how much storage their files may take up (DESIGN section 14). */
@Injectable()
export class StorageService {
  constructor(
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws STORAGE_FULL with the plan's limit in bytes when there is no room for this many more, beside what candidates' files take up. */
  async requireRoom(owner: Owner, bytes: number): Promise<void> {
    const [caller, account] = [systemCaller('storage'), { accountId: owner.id }];
    const { terms } = await this.rpc.call(getAccountTerms, caller, account);
    const limit = terms.storageBytes;
    if (limit === null) return;
    // Screening that cannot be asked keeps nobody from filling their portfolio.
    const ofCandidates = await this.rpc.call(getScreeningUsage, caller, account).catch(() => null);
    const { storedBytes } = await this.usageOf(owner.id);
    if (storedBytes + (ofCandidates?.storedBytes ?? 0) + bytes > limit) throw new AppError('STORAGE_FULL', { limit });
  }

  async usageOf(ownerId: string): Promise<{ profiles: number; storedBytes: number }> {
    const { bytes, profiles } = await onlyRow(this.database, sumUsed, { ownerId });
    return { profiles, storedBytes: Number(bytes) };
  }
}

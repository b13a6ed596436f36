import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { plans } from '@folia/contracts/plans';
import { getUsage } from '@folia/contracts/usage/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { int8, uuid } from '@folia/platform/sql-type';
import { onlyRow, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const sumBytes = statement('sum-stored-bytes', {
  text: `
    SELECT coalesce(sum(bytes), 0)::bigint AS bytes
    FROM (SELECT bytes FROM resume_file WHERE owner_id = $1 UNION ALL SELECT bytes FROM media WHERE owner_id = $1) AS stored`,
  takes: { ownerId: uuid },
  gives: { bytes: int8 },
});

/** How much storage a person's files may take up (DESIGN section 14). */
@Injectable()
export class StorageService {
  constructor(
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws STORAGE_FULL with the plan's limit in bytes when there is no room for this many more. */
  async requireRoom(owner: Owner, bytes: number): Promise<void> {
    const { plan } = await this.rpc.call(getUsage, owner.caller, {});
    const limit = plans[plan].storageBytes;
    if (limit !== null && (await this.storedBytes(owner.id)) + bytes > limit) throw new AppError('STORAGE_FULL', { limit });
  }

  private async storedBytes(ownerId: string): Promise<number> {
    return Number((await onlyRow(this.database, sumBytes, { ownerId })).bytes);
  }
}

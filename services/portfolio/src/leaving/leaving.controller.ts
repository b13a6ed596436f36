import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { exportPortfolioRows, listFiles } from '@folia/contracts/export';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { personTables } from './person-tables';
import { StoredFileRepository } from './stored-file.repository';

@Controller()
export class LeavingController {
  constructor(
    private readonly database: DataSource,
    private readonly stored: StoredFileRepository,
  ) {}

  @Handles(exportPortfolioRows)
  export(caller: Caller, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, requireUser(caller), cursor);
  }

  @Handles(listFiles)
  async files(caller: Caller) {
    const files = await this.stored.listByOwner(requireUser(caller));
    return { files: files.map(({ id, name, bytesKey, createdAt }) => ({ id, name, key: bytesKey, createdAt: createdAt.toISOString() })) };
  }
}

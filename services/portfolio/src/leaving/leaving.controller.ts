import type { Caller } from '@folia/contracts/caller';
import { requireSystem, requireUser } from '@folia/contracts/caller-checks';
import { hideLeaving } from '@folia/contracts/deletion';
import { exportPortfolioRows, listFiles } from '@folia/contracts/export';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeavingService } from './leaving.service';
import { personTables } from './person-tables';
import { StoredFileRepository } from './stored-file.repository';

@Controller()
export class LeavingController {
  constructor(
    private readonly database: DataSource,
    private readonly stored: StoredFileRepository,
    private readonly leaving: LeavingService,
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

  @Handles(hideLeaving)
  async hide(caller: Caller, departure: { userId: string; version: number }) {
    requireSystem(caller);
    await this.database.transaction((manager) => this.leaving.onLeaving(departure, manager));
    return {};
  }
}

import type { Owner, Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { hideLeaving } from '@folia/contracts/deletion/questions';
import { exportPortfolioRows, listFiles } from '@folia/contracts/export/questions';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeavingService } from './leaving.service';
import { personTables } from './person-tables.repository';
import { StoredFileRepository } from './stored-file.repository';

@Controller()
export class LeavingController {
  constructor(
    private readonly database: DataSource,
    private readonly stored: StoredFileRepository,
    private readonly leaving: LeavingService,
  ) {}

  @Handles(exportPortfolioRows)
  export(person: Person, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, person.id, cursor);
  }

  @Handles(listFiles)
  async files(owner: Owner) {
    const files = await this.stored.listByOwner(owner.id);
    return { files: files.map(({ id, name, bytesKey, createdAt }) => ({ id, name, key: bytesKey, createdAt: createdAt.toISOString() })) };
  }

  @Handles(hideLeaving)
  async hide(_caller: Caller, departure: { userId: string; version: number }) {
    await this.database.transaction((manager) => this.leaving.onLeaving(departure, manager));
    return {};
  }
}

import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { closeLinksOfLeaving } from '@folia/contracts/deletion/questions';
import { exportSharingRows } from '@folia/contracts/export/questions';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeavingService } from './leaving.service';
import { personTables } from './person-tables.repository';

@Controller()
export class LeavingController {
  constructor(
    private readonly database: DataSource,
    private readonly leaving: LeavingService,
  ) {}

  @Handles(exportSharingRows)
  export(person: Person, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, person.id, cursor);
  }

  @Handles(closeLinksOfLeaving)
  async closeLinks(_caller: Caller, departure: { userId: string; version: number }) {
    await this.database.transaction((manager) => this.leaving.onLeaving(departure, manager));
    return {};
  }
}

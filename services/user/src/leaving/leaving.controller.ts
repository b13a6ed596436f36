import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { requestDeletion, undoDeletion } from '@folia/contracts/deletion';
import { exportUserRows } from '@folia/contracts/export';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeavingService } from './leaving.service';
import { personTables } from './person-tables';

@Controller()
export class LeavingController {
  constructor(
    private readonly database: DataSource,
    private readonly leaving: LeavingService,
  ) {}

  @Handles(exportUserRows)
  export(caller: Caller, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, requireUser(caller), cursor);
  }

  @Handles(requestDeletion)
  request(caller: Caller, { id }: { id: string }) {
    return this.leaving.request(caller, id);
  }

  @Handles(undoDeletion)
  async undo(caller: Caller, { id }: { id: string }) {
    await this.leaving.undo(caller, id);
    return {};
  }
}

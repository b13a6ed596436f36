import type { Person } from '@folia/contracts/access';
import { requestDeletion, undoDeletion } from '@folia/contracts/deletion/questions';
import { exportUserRows } from '@folia/contracts/export/questions';
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

  @Handles(exportUserRows)
  export(person: Person, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, person.id, cursor);
  }

  @Handles(requestDeletion)
  request(person: Person, { id }: { id: string }) {
    return this.leaving.request(person, id);
  }

  @Handles(undoDeletion)
  async undo(person: Person, { id }: { id: string }) {
    await this.leaving.undo(person, id);
    return {};
  }
}

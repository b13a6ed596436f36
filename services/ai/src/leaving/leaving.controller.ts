import type { Person } from '@folia/contracts/access';
import { exportAiRows } from '@folia/contracts/export/questions';
import { exportRows } from '@folia/platform/person-tables';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { personTables } from './person-tables.repository';

@Controller()
export class LeavingController {
  constructor(private readonly database: DataSource) {}

  @Handles(exportAiRows)
  export(person: Person, { cursor }: { cursor: string | null }) {
    return exportRows(this.database, personTables, person.id, cursor);
  }
}

import { changeTable, dropChangeTable, notesChanges, notesChangesNoMore } from '@folia/platform/changes/change-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has changed in the list of links, for systems that keep a copy of it. */
export class Changes1790001995003 implements MigrationInterface {
  name = 'Changes1790001995003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${changeTable} ${notesChanges('link', 'links', 'owner_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${notesChangesNoMore('link')} ${dropChangeTable}`);
  }
}

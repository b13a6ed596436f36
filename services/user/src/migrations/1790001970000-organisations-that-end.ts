import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With an organisation goes whoever was in it or invited, and its log, whose lines nobody can take out while it is there. */
export class OrganisationsThatEnd1790001970000 implements MigrationInterface {
  name = 'OrganisationsThatEnd1790001970000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${['member', 'invitation', 'organisation_log'].map((table) => `${refersTo(table)} ON DELETE CASCADE;`).join('\n')}
      CREATE FUNCTION refuse_deletion_from_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM organisation WHERE id = OLD.organisation_id) THEN
          RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
        END IF;
        RETURN OLD;
      END $$;
      DROP TRIGGER organisation_log_stays ON organisation_log;
      CREATE TRIGGER organisation_log_stays BEFORE UPDATE OR TRUNCATE ON organisation_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER organisation_log_lines_stay BEFORE DELETE ON organisation_log FOR EACH ROW EXECUTE FUNCTION refuse_deletion_from_log();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER organisation_log_lines_stay ON organisation_log;
      DROP TRIGGER organisation_log_stays ON organisation_log;
      DROP FUNCTION refuse_deletion_from_log();
      CREATE TRIGGER organisation_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON organisation_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      ${['member', 'invitation', 'organisation_log'].map((table) => `${refersTo(table)};`).join('\n')}`);
  }
}

const refersTo = (table: string) =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_organisation_id_fkey, ADD FOREIGN KEY (organisation_id) REFERENCES organisation`;

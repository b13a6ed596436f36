import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * With an organisation goes whoever was in it or invited. The log is that of any account, since people screen alone, too; it goes with its account, and nobody can
 * take lines out while that is there.
 */
export class OrganisationsThatEnd1790001970000 implements MigrationInterface {
  name = 'OrganisationsThatEnd1790001970000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${refersToOrganisation('member')} ON DELETE CASCADE;
      ${refersToOrganisation('invitation')} ON DELETE CASCADE;
      ALTER TABLE organisation_log RENAME TO account_log;
      ALTER TABLE account_log RENAME COLUMN organisation_id TO account_id;
      ALTER TABLE account_log DROP CONSTRAINT organisation_log_organisation_id_fkey, ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE;
      CREATE FUNCTION refuse_deletion_from_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM account WHERE id = OLD.account_id) THEN
          RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
        END IF;
        RETURN OLD;
      END $$;
      DROP TRIGGER organisation_log_stays ON account_log;
      CREATE TRIGGER account_log_stays BEFORE UPDATE OR TRUNCATE ON account_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER account_log_lines_stay BEFORE DELETE ON account_log FOR EACH ROW EXECUTE FUNCTION refuse_deletion_from_log();`);
  }

  async down(): Promise<void> {
    throw new Error('what an account logged is not thrown away');
  }
}

const refersToOrganisation = (table: string) =>
  `ALTER TABLE ${table} DROP CONSTRAINT ${table}_organisation_id_fkey, ADD FOREIGN KEY (organisation_id) REFERENCES organisation`;

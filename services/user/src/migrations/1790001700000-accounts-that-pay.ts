import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who pays is an account: a person's, which has the person's own id and comes and goes with them, or an organisation's. The ledger says who spent (`user_id`) and
 * who pays (`account_id`); what is counted against a limit, and the subscription, belong to the account.
 */
export class AccountsThatPay1790001700000 implements MigrationInterface {
  name = 'AccountsThatPay1790001700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('person', 'organisation')),
        person_id uuid UNIQUE REFERENCES "user" ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'person') = (person_id IS NOT NULL)),
        CHECK (person_id = id)
      );
      INSERT INTO account (id, kind, person_id, created_at) SELECT id, 'person', id, created_at FROM "user";
      CREATE FUNCTION make_person_account() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO account (id, kind, person_id) VALUES (NEW.id, 'person', NEW.id);
          RETURN NULL;
        END $$;
      CREATE TRIGGER person_account AFTER INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION make_person_account();

      ALTER TABLE subscription DROP CONSTRAINT subscription_user_id_fkey;
      ALTER TABLE subscription RENAME COLUMN user_id TO account_id;
      ALTER TABLE subscription
        ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE,
        ADD COLUMN valid_until timestamptz;
      UPDATE subscription SET valid_until = period_end;
      ALTER TABLE subscription ALTER COLUMN valid_until SET NOT NULL;

      ALTER TABLE usage ADD COLUMN account_id uuid;
      UPDATE usage SET account_id = user_id;
      ALTER TABLE usage ALTER COLUMN account_id SET NOT NULL;
      CREATE INDEX usage_of_account ON usage (account_id, created_at);

      DROP TRIGGER usage_count_user_id_refuses_erased ON usage_count;
      ALTER TABLE usage_count RENAME COLUMN user_id TO account_id;
      ${refusesErased('usage_count', 'account_id')}`);
  }

  async down(): Promise<void> {
    throw new Error('who pays must not be forgotten');
  }
}

import { departureTable, refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who leaves, and who is erased: without a profile nothing else can be written. */
export class Departures1790000500000 implements MigrationInterface {
  name = 'Departures1790000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${departureTable}
      ${refusesErased('profile', 'user_id')}
      CREATE FUNCTION refuse_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM departure WHERE user_id = NEW.user_id AND state = 'leaving') THEN
          RETURN NULL;
        END IF;
        RETURN NEW;
      END $$;
      -- Whatever somebody who leaves still changes, nobody finds them.
      CREATE TRIGGER search_document_refuses_leaving BEFORE INSERT ON search_document FOR EACH ROW EXECUTE FUNCTION refuse_leaving();
      ${refusesErased('suspension', 'user_id')}
      ${refusesErased('block', 'blocker_id')}
      ${refusesErased('block', 'blocked_id')}`);
  }

  async down(): Promise<void> {
    throw new Error('who is erased must stay erased');
  }
}

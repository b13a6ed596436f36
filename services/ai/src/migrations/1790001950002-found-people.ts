import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whom a team has found for a job, under ids that say nothing about them, and what accounts may still do today. What somebody is told of an opening outlives the
 * job.
 */
export class FoundPeople1790001950002 implements MigrationInterface {
  name = 'FoundPeople1790001950002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE found_person (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        job_id uuid REFERENCES screening_job ON DELETE SET NULL,
        person_id uuid NOT NULL,
        found_at timestamptz NOT NULL DEFAULT now(),
        opened_at timestamptz,
        opened_by uuid,
        domain text NOT NULL DEFAULT '',
        title text NOT NULL DEFAULT '',
        company text NOT NULL DEFAULT '',
        UNIQUE (job_id, person_id)
      );
      CREATE INDEX found_person_of_person ON found_person (person_id, opened_at) WHERE opened_at IS NOT NULL;
      CREATE INDEX found_person_unopened ON found_person (found_at) WHERE opened_at IS NULL;
      CREATE INDEX found_person_of_account ON found_person (account_id);
      CREATE TABLE search_deed (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('search', 'opening')),
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX search_deed_of_account ON search_deed (account_id, kind, at);
      ALTER TABLE asking DROP CONSTRAINT asking_way_check, DROP CONSTRAINT asking_check, DROP CONSTRAINT asking_check1;
      ALTER TABLE asking ADD CONSTRAINT asking_way_check CHECK (way IN ('link', 'invited', 'found')),
        ADD CONSTRAINT asking_of_whom CHECK ((way = 'invited') = (address IS NOT NULL) AND (way <> 'invited') = (person_id IS NOT NULL));
      ${refusesErased('found_person', 'person_id')}
      ${refusesErased('search_deed', 'account_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM asking WHERE way = 'found';
      ALTER TABLE asking DROP CONSTRAINT asking_way_check, DROP CONSTRAINT asking_of_whom;
      ALTER TABLE asking ADD CONSTRAINT asking_way_check CHECK (way IN ('link', 'invited')),
        ADD CONSTRAINT asking_check CHECK ((way = 'link') = (person_id IS NOT NULL)),
        ADD CONSTRAINT asking_check1 CHECK ((way = 'invited') = (address IS NOT NULL));
      DROP TABLE search_deed;
      DROP TABLE found_person;`);
  }
}

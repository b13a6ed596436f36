import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whom a team has asked to be compared with a job, as the team may know it. The agreement that waits for the answer is named only until there is one: from a
 * candidate no way leads back to who was asked. Without an agreement nobody was told, because they want nobody to ask them.
 */
export class Askings1790001910000 implements MigrationInterface {
  name = 'Askings1790001910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asking (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        agreement_id uuid UNIQUE REFERENCES agreement ON DELETE SET NULL,
        way text NOT NULL CHECK (way IN ('link', 'invited')),
        person_id uuid,
        address text,
        name text NOT NULL,
        asked_by uuid,
        asked_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz NOT NULL,
        reminded_at timestamptz,
        taken_back_at timestamptz,
        CHECK ((way = 'link') = (person_id IS NOT NULL)),
        CHECK ((way = 'invited') = (address IS NOT NULL))
      );
      CREATE UNIQUE INDEX asking_person ON asking (job_id, person_id) WHERE person_id IS NOT NULL;
      CREATE UNIQUE INDEX asking_address ON asking (job_id, address) WHERE address IS NOT NULL;
      CREATE INDEX asking_of_person ON asking (person_id) WHERE person_id IS NOT NULL;
      CREATE INDEX asking_end ON asking (ends_at);
      CREATE UNIQUE INDEX agreement_asked_of_person ON agreement (job_id, person_id) WHERE state = 'asked' AND person_id IS NOT NULL;
      CREATE INDEX agreement_asked_end ON agreement (ends_at) WHERE state = 'asked';
      ALTER TABLE screening_decision DROP CONSTRAINT screening_decision_kind_check;
      ALTER TABLE screening_decision ADD CONSTRAINT screening_decision_kind_check CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn', 'asked'));
      CREATE INDEX screening_decision_asked ON screening_decision (account_id, decided_at) WHERE kind = 'asked';
      ${refusesErased('asking', 'person_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE asking;
      DROP INDEX agreement_asked_of_person, agreement_asked_end, screening_decision_asked;
      DELETE FROM screening_decision WHERE kind = 'asked';
      ALTER TABLE screening_decision DROP CONSTRAINT screening_decision_kind_check;
      ALTER TABLE screening_decision ADD CONSTRAINT screening_decision_kind_check CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn'));`);
  }
}

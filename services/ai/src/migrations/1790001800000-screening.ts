import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs of accounts, what they ask for, who agreed to be compared with them, and what was found. Nobody is a candidate without an agreement that is given: that
 * is a foreign key. Whatever deletes a candidate leaves the log of decisions, without reasons and without a way back to the person.
 */
export class Screening1790001800000 implements MigrationInterface {
  name = 'Screening1790001800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE screening_job (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        title text NOT NULL,
        company text NOT NULL,
        text text NOT NULL,
        url text,
        language text NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
        is_blind boolean NOT NULL DEFAULT true,
        takes_applications boolean NOT NULL DEFAULT false,
        version int NOT NULL DEFAULT 1,
        last_number int NOT NULL DEFAULT 0,
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        closed_at timestamptz
      );
      CREATE INDEX screening_job_account ON screening_job (account_id, id DESC);
      CREATE TABLE screening_run (
        id uuid PRIMARY KEY REFERENCES job ON DELETE CASCADE,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE
      );
      CREATE INDEX screening_run_job ON screening_run (job_id);
      CREATE TABLE criterion (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        position int NOT NULL,
        words text NOT NULL,
        importance text NOT NULL CHECK (importance IN ('must', 'nice', 'excluded')),
        points int NOT NULL CHECK (points BETWEEN 0 AND 100),
        reading jsonb,
        reading_version int NOT NULL DEFAULT 1,
        version int NOT NULL DEFAULT 1,
        CHECK (importance <> 'excluded' OR points = 0)
      );
      CREATE INDEX criterion_job ON criterion (job_id, position);
      CREATE TABLE criterion_history (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        change text NOT NULL CHECK (change IN ('read', 'added', 'changed', 'removed', 'ordered')),
        criterion_id uuid,
        criteria jsonb NOT NULL,
        changed_by uuid,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX criterion_history_job ON criterion_history (job_id, id DESC);
      CREATE TABLE agreement (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        person_id uuid,
        email text,
        way text NOT NULL CHECK (way IN ('apply', 'upload', 'link', 'found', 'invited')),
        shown jsonb NOT NULL,
        state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'given', 'refused', 'withdrawn')),
        asked_at timestamptz NOT NULL DEFAULT now(),
        given_at timestamptz,
        ends_at timestamptz,
        UNIQUE (id, job_id, state),
        CHECK (state <> 'given' OR given_at IS NOT NULL)
      );
      CREATE INDEX agreement_job ON agreement (job_id);
      CREATE INDEX agreement_person ON agreement (person_id) WHERE person_id IS NOT NULL;
      CREATE TABLE candidate (
        id uuid PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES screening_job ON DELETE CASCADE,
        number int NOT NULL,
        agreement_id uuid NOT NULL UNIQUE,
        agreement_state text NOT NULL DEFAULT 'given' CHECK (agreement_state = 'given'),
        person_id uuid,
        name text NOT NULL,
        resume jsonb,
        headline text GENERATED ALWAYS AS (resume->>'headline') STORED,
        blind_headline text,
        problem text,
        file_key text,
        subject uuid NOT NULL UNIQUE,
        stage text NOT NULL DEFAULT 'new' CHECK (stage IN ('new', 'shortlist', 'interview', 'offer', 'hired', 'declined')),
        seen_before boolean NOT NULL DEFAULT false,
        name_shown_at timestamptz,
        read_at timestamptz,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (job_id, number),
        FOREIGN KEY (agreement_id, job_id, agreement_state) REFERENCES agreement (id, job_id, state) ON DELETE CASCADE,
        CHECK ((resume IS NULL) = (problem IS NOT NULL))
      );
      CREATE INDEX candidate_person ON candidate (person_id) WHERE person_id IS NOT NULL;
      CREATE INDEX candidate_unread ON candidate (job_id, created_at) WHERE read_at IS NULL AND resume IS NOT NULL;
      CREATE TABLE finding (
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        criterion_id uuid NOT NULL REFERENCES criterion ON DELETE CASCADE,
        criterion_version int NOT NULL,
        engine_state text CHECK (engine_state IN ('met', 'partial', 'missing', 'unclear')),
        state text NOT NULL CHECK (state IN ('met', 'partial', 'missing', 'unclear')),
        quotes jsonb NOT NULL,
        years numeric(4, 1),
        changed_by uuid,
        changed_reason text,
        changed_at timestamptz,
        PRIMARY KEY (candidate_id, criterion_id)
      );
      CREATE INDEX finding_criterion ON finding (criterion_id);
      CREATE TABLE candidate_note (
        id uuid PRIMARY KEY,
        candidate_id uuid NOT NULL REFERENCES candidate ON DELETE CASCADE,
        text text NOT NULL,
        written_by uuid,
        written_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX candidate_note_candidate ON candidate_note (candidate_id);
      CREATE TABLE screening_decision (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL,
        job_id uuid NOT NULL,
        candidate_id uuid,
        subject uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('stage', 'finding', 'name-shown', 'withdrawn')),
        from_value text,
        to_value text,
        criterion_id uuid,
        reason text,
        states jsonb NOT NULL,
        decided_by uuid,
        decided_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX screening_decision_job ON screening_decision (job_id, id DESC);
      CREATE INDEX screening_decision_candidate ON screening_decision (candidate_id) WHERE candidate_id IS NOT NULL;
      CREATE FUNCTION forget_candidate_in_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE screening_decision SET candidate_id = NULL, reason = NULL WHERE candidate_id = OLD.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER candidate_forgotten_in_log AFTER DELETE ON candidate FOR EACH ROW EXECUTE FUNCTION forget_candidate_in_log();
      ${refusesErased('screening_job', 'account_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE screening_decision, candidate_note, finding, candidate, agreement, criterion_history, criterion, screening_run, screening_job;
      DROP FUNCTION forget_candidate_in_log();`);
  }
}

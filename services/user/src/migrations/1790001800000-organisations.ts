import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Organisations, who is in them and who is invited. An organisation is an account of its own: it pays, and what is made for it is its own. What happens in it is
 * logged by numbers, so that the lines can stay when a person's name goes.
 */
export class Organisations1790001800000 implements MigrationInterface {
  name = 'Organisations1790001800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organisation (
        id uuid PRIMARY KEY REFERENCES account,
        name text NOT NULL,
        seats int NOT NULL CHECK (seats > 0),
        suspended_reason text,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE member (
        organisation_id uuid NOT NULL REFERENCES organisation,
        person_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'admin', 'recruiter', 'member')),
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (organisation_id, person_id)
      );
      CREATE INDEX member_of_person ON member (person_id);

      CREATE TABLE invitation (
        id uuid PRIMARY KEY,
        organisation_id uuid NOT NULL REFERENCES organisation,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'recruiter', 'member')),
        token_hash text NOT NULL UNIQUE,
        invited_by uuid REFERENCES "user" ON DELETE SET NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
      );
      CREATE UNIQUE INDEX invitation_once ON invitation (organisation_id, email);
      CREATE INDEX invitation_of_address ON invitation (email);
      CREATE INDEX invitation_by ON invitation (invited_by);

      CREATE TABLE organisation_log (
        id uuid PRIMARY KEY,
        organisation_id uuid NOT NULL REFERENCES organisation,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        action text NOT NULL,
        target_id uuid,
        reason text NOT NULL,
        details jsonb NOT NULL DEFAULT '{}'
      );
      CREATE INDEX organisation_log_of ON organisation_log (organisation_id, id);
      CREATE TRIGGER organisation_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON organisation_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`);
  }

  async down(): Promise<void> {
    throw new Error('what an organisation logged is not thrown away');
  }
}

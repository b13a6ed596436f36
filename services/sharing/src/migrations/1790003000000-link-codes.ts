import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is tried at gates: passwords, counted for links and networks alike, and codes by e-mail. */
export class LinkCodes1790003000000 implements MigrationInterface {
  name = 'LinkCodes1790003000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attempt (
        -- An HMAC of what is counted.
        key bytea PRIMARY KEY,
        times timestamptz[] NOT NULL,
        forget_at timestamptz NOT NULL
      );
      CREATE INDEX attempt_forget ON attempt (forget_at);
      ALTER TABLE link DROP failed_at;
      CREATE TABLE link_code (
        id uuid PRIMARY KEY,
        gate_hash bytea NOT NULL REFERENCES link_gate ON DELETE CASCADE,
        address text NOT NULL,
        -- Whether there is an e-mail; otherwise the row is there so that every address is answered alike.
        is_sent bool NOT NULL,
        sent_at timestamptz,
        tries int NOT NULL DEFAULT 0,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX link_code_gate ON link_code (gate_hash, address, id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE link_code;
      ALTER TABLE link ADD failed_at timestamptz[] NOT NULL DEFAULT '{}';
      DROP TABLE attempt;`);
  }
}

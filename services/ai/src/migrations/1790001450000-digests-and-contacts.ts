import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How askers can be reached, and the last day that an owner was told what was asked. What a view has chosen is kept without what it only began with, so that the
 * rest follows the default profile.
 */
export class DigestsAndContacts1790001450000 implements MigrationInterface {
  name = 'DigestsAndContacts1790001450000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation_contact (
        conversation_id uuid PRIMARY KEY REFERENCES conversation ON DELETE CASCADE,
        name text NOT NULL,
        address text NOT NULL,
        note text NOT NULL,
        left_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE deep_talk_digest (
        owner_id uuid PRIMARY KEY,
        day date NOT NULL
      );
      ${refusesErased('deep_talk_digest', 'owner_id')}
      CREATE INDEX conversation_message_asked ON conversation_message (asked_at);
      ALTER TABLE deep_talk_view ALTER COLUMN enabled DROP NOT NULL;
      UPDATE deep_talk_view SET enabled = nullif(enabled, true),
        manner = (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(manner)
          WHERE (key, value) NOT IN (('tone', '"plain"'), ('offLimits', '[]'), ('ownAnswers', '[]'), ('language', 'null')))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE deep_talk_view SET enabled = coalesce(enabled, true),
        manner = '{"tone": "plain", "offLimits": [], "ownAnswers": [], "language": null}' || manner;
      ALTER TABLE deep_talk_view ALTER COLUMN enabled SET NOT NULL;
      DROP INDEX conversation_message_asked;
      DROP TABLE conversation_contact, deep_talk_digest`);
  }
}

import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions about portfolios and their answers, and how owners want to be spoken for. A turn has its job's id, and its claims are rows, so that a second
 * attempt goes on behind those that were accepted. `latest_id` is the last turn: ids are in order of time, so it sorts conversations and is their cursor.
 */
export class Conversations1790001400000 implements MigrationInterface {
  name = 'Conversations1790001400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation (
        id uuid PRIMARY KEY,
        asker_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        profile_id uuid,
        profile text,
        link_id uuid,
        seen_as text CHECK (seen_as = 'visitor'),
        latest_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX conversation_asker ON conversation (asker_id, latest_id DESC);
      CREATE INDEX conversation_owner ON conversation (owner_id, latest_id DESC);
      CREATE INDEX conversation_updated ON conversation (updated_at);
      CREATE TABLE conversation_message (
        id uuid PRIMARY KEY,
        conversation_id uuid NOT NULL REFERENCES conversation ON DELETE CASCADE,
        question text NOT NULL,
        posting_id uuid,
        asked_at timestamptz NOT NULL DEFAULT now(),
        answer jsonb,
        model jsonb,
        helpful boolean,
        reason text,
        settled_at timestamptz
      );
      CREATE INDEX conversation_message_place ON conversation_message (conversation_id, id DESC);
      CREATE TABLE conversation_claim (
        message_id uuid NOT NULL REFERENCES conversation_message ON DELETE CASCADE,
        part text NOT NULL CHECK (part IN ('claims', 'more')),
        place int NOT NULL,
        kind text NOT NULL,
        text text NOT NULL,
        citations jsonb NOT NULL,
        PRIMARY KEY (message_id, part, place)
      );
      CREATE TABLE deep_talk_view (
        owner_id uuid NOT NULL,
        view_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('profile', 'link')),
        enabled boolean NOT NULL,
        manner jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        PRIMARY KEY (owner_id, view_id)
      );
      CREATE TABLE deep_talk_retention (
        owner_id uuid PRIMARY KEY,
        days int NOT NULL CHECK (days IN (30, 90, 365))
      );
      ${refusesErased('conversation', 'asker_id')}
      ${refusesErased('conversation', 'owner_id')}
      ${refusesErased('deep_talk_view', 'owner_id')}
      ${refusesErased('deep_talk_retention', 'owner_id')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deep_talk_retention, deep_talk_view, conversation_claim, conversation_message, conversation');
  }
}

import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All that an owner can say about a link, who came by it, and what happened to it. */
export class LinkRules1790002000000 implements MigrationInterface {
  name = 'LinkRules1790002000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE link
        ADD note text NOT NULL DEFAULT '',
        ADD profile_id uuid,
        ADD posting_id uuid,
        ADD resume_id uuid CHECK (resume_id IS NULL OR posting_id IS NOT NULL),
        ADD email_rule jsonb NOT NULL DEFAULT '{"type":"anyone"}',
        ADD notice text CHECK (notice <> ''),
        ADD notice_version int NOT NULL DEFAULT 0,
        ADD max_visitors int CHECK (max_visitors > 0),
        ADD visitor_count int NOT NULL DEFAULT 0,
        ADD uncertain_count int NOT NULL DEFAULT 0,
        ADD preview_count int NOT NULL DEFAULT 0,
        ADD bot_count int NOT NULL DEFAULT 0,
        ADD own_count int NOT NULL DEFAULT 0,
        ADD downloads bool NOT NULL DEFAULT true,
        ADD deep_talk bool NOT NULL DEFAULT true,
        ADD watermark bool NOT NULL DEFAULT false,
        ADD notify text NOT NULL DEFAULT 'at-once' CHECK (notify IN ('at-once', 'daily', 'off')),
        ADD revoked_at timestamptz,
        ADD revoked_from text CHECK (revoked_from IN ('active', 'paused')),
        -- Only for links that had no end before: whether the owner has still to be told of it, has been told, and was reminded a month before it.
        ADD end_notice text CHECK (end_notice IN ('due', 'told', 'reminded'));
      UPDATE link SET expires_at = now() + interval '1 year', end_notice = CASE WHEN status <> 'revoked' THEN 'due' END WHERE expires_at IS NULL;
      ALTER TABLE link ALTER expires_at SET NOT NULL;
      CREATE INDEX link_end_notice ON link (end_notice, expires_at) WHERE end_notice IN ('due', 'told');

      CREATE TABLE link_event (
        id uuid PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        kind text NOT NULL,
        viewer text CHECK (viewer IN ('person', 'uncertain', 'preview', 'bot', 'yourself')),
        address text,
        rules text[] NOT NULL DEFAULT '{}',
        notice int
      );
      CREATE INDEX link_event_link ON link_event (link_id, id);
      CREATE INDEX link_event_at ON link_event (at);

      ALTER TABLE link_session
        ADD email text,
        ADD user_id uuid,
        ADD view_nonce uuid UNIQUE,
        ADD event_id uuid REFERENCES link_event ON DELETE SET NULL,
        ADD opened_at timestamptz NOT NULL DEFAULT now();

      CREATE TABLE link_visitor (
        link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
        -- 'address:…', 'person:…' or 'browser:…'.
        who text NOT NULL,
        user_id uuid,
        email text,
        first_opened_at timestamptz NOT NULL DEFAULT now(),
        last_opened_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (link_id, who)
      );
      CREATE INDEX link_visitor_person ON link_visitor (user_id) WHERE user_id IS NOT NULL;
      ${refusesErased('link_visitor', 'user_id')}

      CREATE TABLE link_gate (
        nonce_hash bytea PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES link ON DELETE CASCADE,
        key_version int NOT NULL,
        has_password bool NOT NULL DEFAULT false,
        email text,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX link_gate_link ON link_gate (link_id);
      CREATE INDEX link_gate_made ON link_gate (made_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE link_gate;
      DROP TABLE link_visitor;
      ALTER TABLE link_session DROP email, DROP user_id, DROP view_nonce, DROP event_id, DROP opened_at;
      DROP TABLE link_event;
      ALTER TABLE link ALTER expires_at DROP NOT NULL,
        DROP note, DROP profile_id, DROP resume_id, DROP posting_id, DROP email_rule, DROP notice, DROP notice_version, DROP max_visitors, DROP visitor_count,
        DROP uncertain_count, DROP preview_count, DROP bot_count, DROP own_count, DROP downloads, DROP deep_talk, DROP watermark, DROP notify,
        DROP revoked_at, DROP revoked_from, DROP end_notice;`);
  }
}

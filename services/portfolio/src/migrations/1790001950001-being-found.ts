import { refusesErased } from '@folia/platform/departure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may find whom, and by which words: only what strangers see anyway of people who said that they want to be found. */
export class BeingFound1790001950001 implements MigrationInterface {
  name = 'BeingFound1790001950001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE being_found (
        user_id uuid PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
        mode text NOT NULL CHECK (mode IN ('off', 'everyone', 'named')),
        named text[] NOT NULL,
        never text[] NOT NULL
      );
      ${refusesErased('being_found', 'user_id')}
      CREATE TABLE found_document (
        user_id uuid PRIMARY KEY REFERENCES being_found ON DELETE CASCADE,
        place tsvector NOT NULL,
        words tsvector NOT NULL
      );
      CREATE INDEX found_document_words ON found_document USING gin (words) WITH (fastupdate = off);

      -- What leads to a person, or names them whole, is nothing to find them by.
      CREATE FUNCTION without_contacts(folded text, name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT regexp_replace(
          CASE WHEN name LIKE '% %' THEN replace(folded, name, ' ') ELSE folded END,
          '\\S+@\\S+|(https?://|www\\.|\\m(linkedin|github|gitlab|xing|twitter|facebook|instagram)\\.com/)\\S+|(\\+|\\m0)\\d[\\d ()./-]{5,30}\\d|\\m\\d{9,}', ' ', 'g')
      $$;
      CREATE FUNCTION refresh_found_document(person uuid) RETURNS void LANGUAGE sql AS $$
        DELETE FROM found_document WHERE user_id = person AND NOT EXISTS (
          SELECT FROM being_found b JOIN profile p USING (user_id) WHERE b.user_id = person AND b.mode <> 'off' AND p.visibility = 'public');
        INSERT INTO found_document AS kept (user_id, place, words)
        SELECT p.user_id, to_tsvector('simple', search_fold(p.location)),
          to_tsvector('simple', without_contacts(search_fold(left(concat_ws(' ; ', p.headline, entries.texts), 200000)), search_fold(p.name)))
        FROM being_found b JOIN profile p USING (user_id) LEFT JOIN LATERAL (
          SELECT string_agg(value #>> '{}', ' ; ') AS texts FROM item i, jsonb_path_query(
            i.fields - ARRAY['url', 'repository', 'links', 'slides', 'video', 'recording', 'doi', 'number', 'credentialId'],
            'strict $.** ? (@.type() == "string")') AS value
          WHERE i.owner_id = p.user_id AND i.visibility = 'public' AND coalesce(p.sections->>i.kind, 'public') = 'public'
        ) entries ON true
        WHERE b.user_id = person AND b.mode <> 'off' AND p.visibility = 'public'
        ON CONFLICT (user_id) DO UPDATE SET place = excluded.place, words = excluded.words
          WHERE (kept.place, kept.words) IS DISTINCT FROM (excluded.place, excluded.words);
      $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION refresh_found_document(uuid);
      DROP FUNCTION without_contacts(text, text);
      DROP TABLE found_document;
      DROP TABLE being_found;`);
  }
}

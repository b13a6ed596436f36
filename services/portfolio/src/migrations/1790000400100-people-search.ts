import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom others may find, and by which words: only what strangers see anyway of people who want to be found. */
export class PeopleSearch1790000400100 implements MigrationInterface {
  name = 'PeopleSearch1790000400100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profile ADD COLUMN findable boolean NOT NULL DEFAULT true;
      CREATE TABLE search_document (
        user_id uuid PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
        uname text NOT NULL,
        name text NOT NULL,
        photo text,
        folded_name text NOT NULL,
        names tsvector NOT NULL,
        words tsvector NOT NULL
      );
      CREATE INDEX search_document_uname ON search_document (uname text_pattern_ops);
      CREATE INDEX search_document_name ON search_document (folded_name text_pattern_ops);
      CREATE INDEX search_document_trigrams ON search_document USING gin (folded_name gin_trgm_ops);
      CREATE INDEX search_document_names ON search_document USING gin (names) WITH (fastupdate = off);
      CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);

      CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql STABLE AS 'SELECT lower(unaccent(value))';

      CREATE FUNCTION refresh_search_document(person uuid) RETURNS void LANGUAGE sql AS $$
        DELETE FROM search_document WHERE user_id = person
          AND NOT EXISTS (SELECT FROM profile WHERE user_id = person AND visibility = 'public' AND findable);
        INSERT INTO search_document AS kept (user_id, uname, name, photo, folded_name, names, words)
        SELECT p.user_id, p.uname, p.name, p.photo, search_fold(p.name),
          to_tsvector('simple', search_fold(p.name) || ' ' || translate(p.uname, '-_', '  ')),
          to_tsvector('simple', search_fold(concat_ws(' ; ', p.name, p.headline, skills.names)))
        FROM profile p LEFT JOIN LATERAL (
          SELECT string_agg(fields->>'name', ' ; ') AS names FROM item
          WHERE owner_id = p.user_id AND kind = 'skill' AND visibility = 'public' AND coalesce(p.sections->>'skill', 'public') = 'public'
        ) skills ON true
        WHERE p.user_id = person AND p.visibility = 'public' AND p.findable
        ON CONFLICT (user_id) DO UPDATE
          SET uname = excluded.uname, name = excluded.name, photo = excluded.photo, folded_name = excluded.folded_name,
            names = excluded.names, words = excluded.words
          WHERE (kept.uname, kept.name, kept.photo, kept.names, kept.words)
            IS DISTINCT FROM (excluded.uname, excluded.name, excluded.photo, excluded.names, excluded.words);
      $$;
      SELECT refresh_search_document(user_id) FROM profile WHERE visibility = 'public'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION refresh_search_document(uuid);
      DROP TABLE search_document;
      DROP FUNCTION search_fold(text);
      ALTER TABLE profile DROP COLUMN findable`);
  }
}

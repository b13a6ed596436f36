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
        folded_name text NOT NULL,
        words tsvector NOT NULL
      );
      CREATE INDEX search_document_uname ON search_document (uname text_pattern_ops);
      CREATE INDEX search_document_name ON search_document (folded_name text_pattern_ops);
      CREATE INDEX search_document_trigrams ON search_document USING gin (folded_name gin_trgm_ops);
      CREATE INDEX search_document_words ON search_document USING gin (words) WITH (fastupdate = off);
      CREATE TABLE search_word (
        user_id uuid NOT NULL REFERENCES search_document ON DELETE CASCADE,
        word text NOT NULL,
        is_name boolean NOT NULL,
        PRIMARY KEY (user_id, word)
      );
      CREATE INDEX search_word_any ON search_word (word text_pattern_ops, user_id);
      CREATE INDEX search_word_name ON search_word (word text_pattern_ops, user_id) WHERE is_name;

      CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql STABLE AS 'SELECT lower(unaccent(value))';

      CREATE FUNCTION refresh_search_document(person uuid) RETURNS void LANGUAGE sql AS $$
        DELETE FROM search_document WHERE user_id = person
          AND NOT EXISTS (SELECT FROM profile WHERE user_id = person AND visibility = 'public' AND findable);
        INSERT INTO search_document AS kept (user_id, uname, folded_name, words)
        SELECT p.user_id, p.uname, search_fold(p.name),
          setweight(to_tsvector('simple', search_fold(p.name) || ' ' || translate(p.uname, '-_', '  ')), 'A')
            || to_tsvector('simple', search_fold(concat_ws(' ; ', p.headline, skills.names)))
        FROM profile p LEFT JOIN LATERAL (
          SELECT string_agg(fields->>'name', ' ; ') AS names FROM item
          WHERE owner_id = p.user_id AND kind = 'skill' AND visibility = 'public' AND coalesce(p.sections->>'skill', 'public') = 'public'
        ) skills ON true
        WHERE p.user_id = person AND p.visibility = 'public' AND p.findable
        ON CONFLICT (user_id) DO UPDATE
          SET uname = excluded.uname, folded_name = excluded.folded_name, words = excluded.words
          WHERE (kept.uname, kept.folded_name, kept.words) IS DISTINCT FROM (excluded.uname, excluded.folded_name, excluded.words);
        DELETE FROM search_word kept WHERE user_id = person
          AND NOT EXISTS (SELECT FROM search_document d, unnest(d.words) w WHERE d.user_id = person AND w.lexeme = kept.word);
        INSERT INTO search_word AS kept (user_id, word, is_name)
        SELECT person, w.lexeme, 'A' = ANY (w.weights) FROM search_document d, unnest(d.words) w WHERE d.user_id = person
        ON CONFLICT (user_id, word) DO UPDATE SET is_name = excluded.is_name WHERE kept.is_name <> excluded.is_name;
      $$;
      SELECT refresh_search_document(user_id) FROM profile WHERE visibility = 'public'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION refresh_search_document(uuid);
      DROP TABLE search_word;
      DROP TABLE search_document;
      DROP FUNCTION search_fold(text);
      ALTER TABLE profile DROP COLUMN findable`);
  }
}

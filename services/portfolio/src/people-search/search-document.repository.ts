import type { FoundPerson } from '@folia/contracts/people-search/shapes';
import { int8, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const gives = { id: uuid, name: text, uname: text, photo: text.nullable, headline: text, location: text };

/** Suspended people are not found, nor are two people between whom there is a block, whichever of them made it. */
const maySee = (viewer: string) => `
  NOT EXISTS (SELECT FROM suspension s WHERE s.user_id = found_id.user_id AND s.suspended)
  AND NOT EXISTS (SELECT FROM block b WHERE b.active
    AND ((b.blocker_id = found_id.user_id AND b.blocked_id = ${viewer}) OR (b.blocker_id = ${viewer} AND b.blocked_id = found_id.user_id)))`;

/**
 * A single word is a range of an index, read no further than the limit, so a word that half of all people have costs no more than a rare one. For several
 * words, full-text search finds the people who have them all. Ranges instead of LIKE, because their bounds may come from the query itself.
 */
const findNearest = statement('find-nearest-people', {
  text: `
    WITH asked AS MATERIALIZED (
      SELECT lower($1::text) AS uname, lower($1::text) || chr(1114111) AS uname_end, search_fold($1) AS name, search_fold($1) || chr(1114111) AS name_end,
        search_fold(($2::text[])[1]) AS word, search_fold(($2::text[])[1]) || chr(1114111) AS word_end,
        (SELECT string_agg(quote_literal(search_fold(word)) || CASE WHEN place = cardinality($2::text[]) THEN ':*' ELSE '' END, ' & ')
         FROM unnest($2::text[]) WITH ORDINALITY AS words (word, place))::tsquery AS words
    ), found AS (
      (SELECT user_id, 0 AS rank FROM search_document
       WHERE uname ~>=~ (SELECT uname FROM asked) AND uname ~<~ (SELECT uname_end FROM asked) ORDER BY uname USING ~<~ LIMIT $3)
      UNION ALL
      (SELECT user_id, 1 FROM search_document
       WHERE folded_name ~>=~ (SELECT name FROM asked) AND folded_name ~<~ (SELECT name_end FROM asked) ORDER BY folded_name USING ~<~ LIMIT $3)
      UNION ALL
      (SELECT user_id, 2 FROM search_word WHERE cardinality($2::text[]) = 1 AND is_name
       AND word ~>=~ (SELECT word FROM asked) AND word ~<~ (SELECT word_end FROM asked) ORDER BY word USING ~<~, user_id LIMIT $3)
      UNION ALL
      (SELECT user_id, 3 FROM search_word WHERE cardinality($2::text[]) = 1
       AND word ~>=~ (SELECT word FROM asked) AND word ~<~ (SELECT word_end FROM asked) ORDER BY word USING ~<~, user_id LIMIT 2 * $3)
      UNION ALL
      (SELECT user_id, 4 FROM search_document WHERE cardinality($2::text[]) > 1 AND words @@ (SELECT words FROM asked) LIMIT $3)
    ), nearest AS (SELECT user_id, min(rank) AS rank FROM found GROUP BY user_id)
    SELECT user_id AS id, p.name, p.uname, p.photo, p.headline, p.location FROM nearest AS found_id JOIN search_document d USING (user_id) JOIN profile p USING (user_id)
    WHERE ${maySee('$4::uuid')}
    ORDER BY d.uname <> (SELECT asked.uname FROM asked), rank, folded_name, user_id LIMIT $3`,
  takes: { text, words: text.array, limit: int8, viewerId: uuid },
  gives,
});

/**
 * The minimum similarity of two spellings, from 0 to 1; with the last value, "kowalczik" finds "Kowalski". If the first value already finds enough people, they
 * are the same ones that the last would find, and far fewer names have to be compared.
 */
const similarities = [0.65, 0.45] as const;

const findSimilar = statement('find-similar-people', {
  text: `
    WITH asked AS MATERIALIZED (SELECT search_fold($1) AS name), alike AS (
      SELECT user_id, folded_name, word_similarity((SELECT asked.name FROM asked), folded_name) AS likeness FROM search_document
      WHERE folded_name %> (SELECT asked.name FROM asked) ORDER BY likeness DESC, folded_name, user_id LIMIT $2
    )
    SELECT user_id AS id, name, uname, photo, headline, location FROM alike AS found_id JOIN profile USING (user_id)
    WHERE ${maySee('$3::uuid')} ORDER BY likeness DESC, folded_name, user_id`,
  takes: { text, limit: int8, viewerId: uuid },
  gives,
});

const countPublic = statement('count-public-people', {
  text: `
    SELECT count(*) AS people FROM profile p
    WHERE p.visibility = 'public' AND NOT EXISTS (SELECT FROM suspension s WHERE s.user_id = p.user_id AND s.suspended)`,
  gives: { people: int8 },
});
const refreshDocument = statement('refresh-search-document', { text: 'SELECT refresh_search_document($1)', takes: { userId: uuid } });
const refreshFoundDocument = statement('refresh-found-document', { text: 'SELECT refresh_found_document($1)', takes: { userId: uuid } });
const setSimilarity = statement('set-word-similarity', {
  text: `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)`,
  takes: { similarity: text },
});

@Injectable()
export class SearchDocumentRepository {
  constructor(private readonly database: DataSource) {}

  async countPublic(): Promise<number> {
    return Number((await onlyRow(this.database, countPublic)).people);
  }

  /** Updates what others, and teams that screen, may find of a person; call it in the transaction of every change to their page. */
  async refresh(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, refreshDocument, { userId });
    await affected(manager, refreshFoundDocument, { userId });
  }

  /** People whose username, name, headline or skills begin with these words, best match first. */
  async findNearest(text: string, words: string[], limit: number, viewerId: string): Promise<FoundPerson[]> {
    return rows(this.database, findNearest, { text, words, limit, viewerId });
  }

  /** People whose name is spelled almost like this. */
  async findSimilar(text: string, limit: number, viewerId: string): Promise<FoundPerson[]> {
    return this.database.transaction(async (manager) => {
      let found: FoundPerson[] = [];
      for (const similarity of similarities) {
        await affected(manager, setSimilarity, { similarity: String(similarity) });
        found = await rows(manager, findSimilar, { text, limit, viewerId });
        if (found.length === limit) break;
      }
      return found;
    });
  }
}

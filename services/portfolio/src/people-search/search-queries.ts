/**
 * $1 text, $2 its words, $3 limit. Every branch stops at the limit by itself, so that a word which stands in half of all documents costs no more than a
 * rare one. Ranges instead of LIKE: their bounds may come from another part of the query and still use the index.
 */
export const nearestPeople = `
  WITH asked AS MATERIALIZED (
    SELECT lower($1::text) AS uname, lower($1::text) || chr(1114111) AS uname_end, search_fold($1) AS name, search_fold($1) || chr(1114111) AS name_end,
      (SELECT string_agg(quote_literal(search_fold(word)) || ':*', ' & ') FROM unnest($2::text[]) AS word)::tsquery AS words
  ), found AS (
    (SELECT d.*, 0 AS rank FROM search_document d
     WHERE uname ~>=~ (SELECT uname FROM asked) AND uname ~<~ (SELECT uname_end FROM asked) ORDER BY uname USING ~<~ LIMIT $3)
    UNION ALL
    (SELECT d.*, 1 FROM search_document d
     WHERE folded_name ~>=~ (SELECT name FROM asked) AND folded_name ~<~ (SELECT name_end FROM asked) ORDER BY folded_name USING ~<~ LIMIT $3)
    UNION ALL
    (SELECT d.*, 2 FROM search_document d WHERE names @@ (SELECT words FROM asked) LIMIT $3)
    UNION ALL
    (SELECT d.*, 3 FROM search_document d WHERE words @@ (SELECT words FROM asked) LIMIT $3)
  ), nearest AS (SELECT DISTINCT ON (user_id) * FROM found ORDER BY user_id, rank)
  SELECT user_id AS id, name, uname, photo FROM nearest
  ORDER BY uname <> (SELECT asked.uname FROM asked), rank, folded_name, user_id LIMIT $3`;

/** How alike two spellings are at least, of 1: "nowak" finds "Novak". */
export const similarity = 0.45;

/** $1 text, $2 limit. */
export const similarPeople = `
  SELECT user_id AS id, name, uname, photo FROM search_document
  WHERE folded_name %> search_fold($1)
  ORDER BY word_similarity(search_fold($1), folded_name) DESC, folded_name, user_id LIMIT $2`;

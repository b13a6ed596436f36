import type { BeingFound, FindMode } from '@folia/contracts/being-found/shapes';
import { isLeavingSql } from '@folia/platform/departure';
import { int4, int8, text, uuid } from '@folia/platform/sql-type';
import { affected, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const findSettings = statement('find-being-found', {
  text: 'SELECT mode, named, never FROM being_found WHERE user_id = $1',
  takes: { userId: uuid },
  gives: { mode: text.as<FindMode>(), named: text.array, never: text.array },
});
const saveSettings = statement('save-being-found', {
  text: `
    INSERT INTO being_found (user_id, mode, named, never) SELECT user_id, $2, $3, $4 FROM profile WHERE user_id = $1
    ON CONFLICT (user_id) DO UPDATE SET mode = excluded.mode, named = excluded.named, never = excluded.never`,
  takes: { userId: uuid, mode: text, named: text.array, never: text.array },
});

/**
 * What is not said here counts again with every search: the settings, the page's own switch, suspensions, blocks and leaving. Each term is a range of the index, and
 * people are ordered by how many groups have one.
 */
const findPeople = statement('find-people-who-want-to-be-found', {
  text: `
    WITH term AS (SELECT place, phraseto_tsquery('simple', search_fold(term)) AS query FROM unnest($1::int[], $2::text[]) AS t (place, term)),
      hit AS (SELECT d.user_id, count(DISTINCT t.place) AS groups FROM term t JOIN found_document d ON d.words @@ t.query GROUP BY d.user_id)
    SELECT d.user_id AS id
    FROM found_document d JOIN being_found b USING (user_id) JOIN profile p USING (user_id) LEFT JOIN hit USING (user_id)
    WHERE p.visibility = 'public' AND (b.mode = 'everyone' OR (b.mode = 'named' AND b.named && $3::text[])) AND NOT b.never && $4::text[]
      AND NOT d.user_id = ANY($5::uuid[])
      AND NOT EXISTS (SELECT FROM suspension s WHERE s.user_id = d.user_id AND s.suspended)
      AND NOT EXISTS (SELECT FROM block k WHERE k.active
        AND ((k.blocker_id = d.user_id AND k.blocked_id = ANY($5)) OR (k.blocked_id = d.user_id AND k.blocker_id = ANY($5))))
      AND NOT ${isLeavingSql('d.user_id')}
      AND CASE WHEN $8::uuid[] IS NOT NULL THEN d.user_id = ANY($8)
        ELSE (hit.user_id IS NOT NULL OR $6 <> '')
          AND ($6 = '' OR d.words @@ plainto_tsquery('simple', search_fold($6))) AND ($7 = '' OR d.place @@ plainto_tsquery('simple', search_fold($7))) END
    ORDER BY coalesce(hit.groups, 0) DESC, d.user_id LIMIT $9`,
  takes: {
    groups: int4.array,
    terms: text.array,
    domains: text.array,
    marks: text.array,
    memberIds: uuid.array,
    words: text,
    place: text,
    among: uuid.array.nullable,
    limit: int8,
  },
  gives: { id: uuid },
});

export type Search = {
  terms: readonly (readonly string[])[];
  domains: string[];
  marks: string[];
  memberIds: string[];
  words: string;
  place: string;
  among: string[] | null;
  limit: number;
};

/** Who wants to be found by whom. */
@Injectable()
export class BeingFoundRepository {
  constructor(private readonly database: DataSource) {}

  /** Null until they have decided. */
  async find(userId: string): Promise<BeingFound | null> {
    return row(this.database, findSettings, { userId });
  }

  /** False when the person has no portfolio. */
  async save(manager: EntityManager, userId: string, settings: BeingFound): Promise<boolean> {
    return (await affected(manager, saveSettings, { userId, ...settings })) > 0;
  }

  async search({ terms, ...search }: Search): Promise<string[]> {
    const flat = terms.flatMap((group, place) => group.map((term) => ({ place, term })));
    const found = await rows(this.database, findPeople, { groups: flat.map(({ place }) => place), terms: flat.map(({ term }) => term), ...search });
    return found.map(({ id }) => id);
  }
}

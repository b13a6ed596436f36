import { newId } from '@folia/platform/new-id';
import { bool, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const listTelling = statement('list-telling-tags-of-candidate', {
  text: 'SELECT tag FROM candidate_tag WHERE candidate_id = $1 AND tells_who',
  takes: { candidateId: uuid },
  gives: { tag: text },
});
const clearTags = statement('clear-tags-of-candidate', {
  text: 'DELETE FROM candidate_tag WHERE candidate_id = $1 AND NOT tag = ANY($2)',
  takes: { candidateId: uuid, tags: text.array },
});
const insertTags = statement('insert-tags-of-candidate', {
  text: `
    INSERT INTO candidate_tag (candidate_id, tag, tells_who) SELECT $1, unnest($2::text[]), unnest($3::bool[])
    ON CONFLICT (candidate_id, tag) DO UPDATE SET tells_who = excluded.tells_who`,
  takes: { candidateId: uuid, tags: text.array, tells: bool.array },
});
const listTags = statement('list-tags-of-account', {
  text: `
    SELECT DISTINCT t.tag FROM candidate_tag t JOIN candidate c ON c.id = t.candidate_id JOIN screening_job j ON j.id = c.job_id
    WHERE j.account_id = $1 AND NOT t.tells_who ORDER BY t.tag LIMIT 1000`,
  takes: { accountId: uuid },
  gives: { tag: text },
});
const setRating = statement('set-rating-of-candidate', {
  text: `
    INSERT INTO candidate_rating (id, candidate_id, rating, rated_by) VALUES ($1, $2, $3, $4)
    ON CONFLICT (candidate_id, rated_by) DO UPDATE SET rating = excluded.rating, rated_at = now()`,
  takes: { id: uuid, candidateId: uuid, rating: int4, by: uuid },
});
const deleteRating = statement('delete-rating-of-candidate', {
  text: 'DELETE FROM candidate_rating WHERE candidate_id = $1 AND rated_by = $2',
  takes: { candidateId: uuid, by: uuid },
});
const listRatings = statement('list-ratings-of-candidate', {
  text: 'SELECT rated_by AS by, rating FROM candidate_rating WHERE candidate_id = $1 ORDER BY id',
  takes: { candidateId: uuid },
  gives: { by: uuid.nullable, rating: int4 },
});

/** What a team says about candidates beside evidence. */
@Injectable()
export class OpinionRepository {
  constructor(private readonly database: DataSource) {}

  /** Those that tell who the candidate is. */
  async listTellingTags(manager: EntityManager, candidateId: string): Promise<string[]> {
    return (await rows(manager, listTelling, { candidateId })).map(({ tag }) => tag);
  }

  /** All tags of a candidate from now on, each with whether it tells who they are. */
  async setTags(manager: EntityManager, candidateId: string, told: readonly { tag: string; tells: boolean }[]): Promise<void> {
    const tags = told.map(({ tag }) => tag);
    await affected(manager, clearTags, { candidateId, tags });
    await affected(manager, insertTags, { candidateId, tags, tells: told.map(({ tells }) => tells) });
  }

  /** Every tag of an account that tells of nobody who they are, in alphabetical order. */
  async listTags(accountId: string): Promise<string[]> {
    return (await rows(this.database, listTags, { accountId })).map(({ tag }) => tag);
  }

  /** Null takes it back. */
  async rate(manager: EntityManager, candidateId: string, by: string, rating: number | null): Promise<void> {
    if (rating === null) await affected(manager, deleteRating, { candidateId, by });
    else await affected(manager, setRating, { id: newId(), candidateId, rating, by });
  }

  /** Of everybody, the oldest first. */
  async listRatings(candidateId: string): Promise<{ by: string | null; rating: number }[]> {
    return rows(this.database, listRatings, { candidateId });
  }
}

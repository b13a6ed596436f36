import type { FitComparison, FitScoreSummary } from '@folia/contracts/fit-score/history';
import type { FitScore } from '@folia/contracts/fit-score/shapes';
import type { JobState } from '@folia/contracts/job';
import { freeAgainDays } from '@folia/contracts/limits';
import type { ApplicationState } from '@folia/contracts/posting/application-states';
import type { ListWish } from '@folia/platform/changes/change-log';
import { changedAfterSql } from '@folia/platform/changes/change-table';
import { bool, float8, int8, jsonb, numeric, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Standing } from '../job/paid-jobs.service';
import { effectiveFacts, givesEffectiveFacts } from '../posting/posting.repository';
import { quotesInPlainWords } from './quotes-in-plain-words';

export type FoundScore = FitScoreSummary & { result: FitScore | null; error: { code: string; message: string } | null };

const summary = `f.id, f.posting_id AS "postingId", nullif(f.profile_id, f.owner_id) AS "profileId", j.state, f.score::float8 AS score, ${effectiveFacts}, s.state AS application, f.comparison,
  f.created_at AS "createdAt", f.scored_again_at AS "scoredAgainAt"`;
const givesSummary = {
  id: uuid,
  postingId: uuid,
  profileId: uuid.nullable,
  state: text.as<JobState>(),
  score: float8.nullable,
  ...givesEffectiveFacts,
  application: text.as<ApplicationState>(),
  comparison: jsonb.as<FitComparison>().nullable,
  createdAt: timestamptz,
  scoredAgainAt: timestamptz.nullable,
};
const tables = 'fit_score f JOIN job j USING (id) JOIN posting s ON s.id = f.posting_id';
const pay = `INSERT INTO paid_posting (owner_id, profile_id, hash) SELECT saved.owner_id, profile_id, hash FROM saved JOIN posting ON posting.id = posting_id
       WHERE NOT free ON CONFLICT (owner_id, profile_id, hash) DO UPDATE SET paid_at = now()`;

const findStanding = statement('find-standing-of-fit-score', {
  text: `
    SELECT (SELECT f.id FROM fit_score f JOIN job j USING (id)
            WHERE f.posting_id = s.id AND f.profile_id = $3 AND j.finished_at IS NULL LIMIT 1) AS existing,
           EXISTS (SELECT 1 FROM paid_posting p WHERE p.owner_id = s.owner_id AND p.profile_id = $3 AND p.hash = s.hash
                   AND p.paid_at > now() - interval '${freeAgainDays} days') AS "isFree"
    FROM posting s WHERE s.id = $1 AND s.owner_id = $2`,
  takes: { postingId: uuid, ownerId: uuid, profileId: uuid },
  gives: { existing: uuid.nullable, isFree: bool },
});
const insertScore = statement('insert-fit-score', {
  text: 'INSERT INTO fit_score (id, owner_id, profile_id, posting_id, free) VALUES ($1, $2, $3, $4, $5)',
  takes: { id: uuid, ownerId: uuid, profileId: uuid, postingId: uuid, isFree: bool },
});
const findWork = statement('find-work-of-fit-score', {
  text: `
    SELECT s.text, s.id AS "postingId", nullif(f.profile_id, f.owner_id) AS "profileId"
    FROM fit_score f JOIN posting s ON s.id = f.posting_id WHERE f.id = $1`,
  takes: { id: uuid },
  gives: { text, postingId: uuid, profileId: uuid.nullable },
});
/** The input of a score. */
export type ScoreWork = Row<typeof findWork>;
const findLatest = statement('find-latest-fit-score', {
  text: `
    SELECT id, result FROM fit_score
    WHERE posting_id = $1 AND profile_id = coalesce($2::uuid, owner_id) AND result IS NOT NULL ORDER BY id DESC LIMIT 1`,
  takes: { postingId: uuid, profileId: uuid.nullable },
  gives: { id: uuid, result: jsonb.as<FitScore>().notNull },
});
const saveResult = statement('save-fit-score', {
  text: `
    WITH saved AS (
      UPDATE fit_score SET result = $2, score = $3, comparison = $4 WHERE id = $1 RETURNING owner_id, profile_id, posting_id, free)
    ${pay}`,
  takes: { id: uuid, result: jsonb, score: numeric, comparison: jsonb.nullable },
});
const saveUnchanged = statement('save-unchanged-fit-score', {
  text: `
    WITH saved AS (UPDATE fit_score SET same_as = $2 WHERE id = $1 RETURNING owner_id, profile_id, posting_id, free),
         again AS (UPDATE fit_score SET scored_again_at = now() WHERE id = $2)
    ${pay}`,
  takes: { id: uuid, existing: uuid },
});
const findScore = statement('find-fit-score', {
  text: `
    SELECT ${summary}, f.result, j.error_code AS code, j.error_message AS message FROM ${tables}
    WHERE f.id = coalesce((SELECT same_as FROM fit_score WHERE id = $1), $1) AND f.owner_id = $2`,
  takes: { id: uuid, ownerId: uuid },
  gives: { ...givesSummary, result: jsonb.as<FitScore>().nullable, code: text.nullable, message: text.nullable },
});
const listScores = statement('list-fit-scores', {
  text: `
    SELECT ${summary} FROM ${tables}
    WHERE f.owner_id = $1 AND f.same_as IS NULL AND ($2::uuid IS NULL OR f.posting_id = $2) AND ($3::uuid IS NULL OR f.id < $3) AND ($4::uuid[] IS NULL OR f.id = ANY($4))
      AND ${changedAfterSql('fit-scores', 'f.id', '$5')} ORDER BY f.id DESC LIMIT $6`,
  takes: { ownerId: uuid, postingId: uuid.nullable, after: uuid.nullable, ids: uuid.array.nullable, changedAfter: timestamptz.nullable, limit: int8.nullable },
  gives: givesSummary,
});
const deleteScore = statement('delete-fit-score', {
  text: 'DELETE FROM job USING fit_score f WHERE f.id = job.id AND (f.id = $1 OR f.same_as = $1) AND f.owner_id = $2 RETURNING job.state',
  takes: { id: uuid, ownerId: uuid },
  gives: { state: text.as<JobState>() },
});

const toSummary = ({ createdAt, scoredAgainAt, ...rest }: Row<typeof listScores>): FitScoreSummary => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  scoredAgainAt: scoredAgainAt?.toISOString() ?? null,
});

@Injectable()
export class FitScoreRepository {
  constructor(private readonly database: DataSource) {}

  /** The score in progress for the same job and profile, if any (the main profile has its owner's id); null when the person has no such job. */
  async standing(manager: EntityManager, ownerId: string, postingId: string, profileId: string): Promise<Standing | null> {
    return row(manager, findStanding, { postingId, ownerId, profileId });
  }

  async insert(manager: EntityManager, score: { id: string; ownerId: string; profileId: string; postingId: string; isFree: boolean }): Promise<void> {
    await affected(manager, insertScore, score);
  }

  async findWork(id: string): Promise<ScoreWork | null> {
    return row(this.database, findWork, { id });
  }

  /** The latest finished score of a job with one profile. */
  async findLatest({ postingId, profileId }: Pick<ScoreWork, 'postingId' | 'profileId'>): Promise<Row<typeof findLatest> | null> {
    return row(this.database, findLatest, { postingId, profileId });
  }

  /** Saves the result, and that its job is paid for; call it in the transaction that ends the row. */
  async saveResult(manager: EntityManager, id: string, result: FitScore, comparison: FitComparison | null): Promise<void> {
    await affected(manager, saveResult, { id, result, score: result.score, comparison });
  }

  /** Saves that the score came out the same as `existing`, and that its job is paid for; call it in the transaction that ends the row. */
  async saveUnchanged(manager: EntityManager, id: string, existing: string): Promise<void> {
    await affected(manager, saveUnchanged, { id, existing });
  }

  /** A score; if it came out the same as an earlier one, that one. */
  async find(ownerId: string, id: string): Promise<FoundScore | null> {
    const found = await row(this.database, findScore, { id, ownerId });
    if (!found) return null;
    const { result, code, message, ...rest } = found;
    return { ...toSummary(rest), result: result && quotesInPlainWords(result), error: code ? { code, message: message ?? '' } : null };
  }

  /** The latest first; ids are in order of time. */
  async list(ownerId: string, wish: ListWish & { postingId?: string | null }): Promise<FitScoreSummary[]> {
    const { postingId = null, after = null, ids = null, changedAfter = null, limit = null } = wish;
    return (await rows(this.database, listScores, { ownerId, postingId, after, ids, changedAfter, limit })).map(toSummary);
  }

  /** Deletes a score together with those that came out the same. */
  async delete(manager: EntityManager, ownerId: string, id: string): Promise<{ state: JobState } | null> {
    const [deleted] = await rows(manager, deleteScore, { id, ownerId });
    return deleted ?? null;
  }
}

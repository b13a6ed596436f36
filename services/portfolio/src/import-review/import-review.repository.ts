import type { ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { int4, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type Outcome = { created: number; changed: number };

const state = text.as<'open' | 'accepted' | 'discarded'>();

const findReview = statement('find-import-review', {
  text: `
    SELECT import_id AS "importId", owner_id AS "ownerId", state, version, decisions, outcome, updated_at AS "updatedAt"
    FROM import_review WHERE import_id = $1 AND owner_id = $2`,
  takes: { importId: uuid, ownerId: uuid },
  gives: {
    importId: uuid,
    ownerId: uuid,
    state,
    version: int4,
    decisions: jsonb.as<ReviewDecisions>(),
    outcome: jsonb.as<Outcome>().nullable,
    updatedAt: timestamptz,
  },
});
export type ReviewRow = Row<typeof findReview>;
const openReview = statement('open-import-review', {
  text: 'INSERT INTO import_review (import_id, owner_id, decisions) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  takes: { importId: uuid, ownerId: uuid, decisions: jsonb },
});
const updateReview = statement('update-import-review', {
  text: `
    UPDATE import_review SET decisions = $4, version = version + 1, updated_at = now()
    WHERE import_id = $2 AND owner_id = $1 AND version = $3 AND state = 'open' RETURNING version, updated_at AS "updatedAt"`,
  takes: { ownerId: uuid, importId: uuid, version: int4, decisions: jsonb },
  gives: { version: int4, updatedAt: timestamptz },
});
const acceptReview = statement('accept-import-review', {
  text: `
    UPDATE import_review SET state = 'accepted', accepted_at = coalesce(accepted_at, now()), version = version + 1, updated_at = now()
    WHERE import_id = $2 AND owner_id = $1 AND state = 'open'`,
  takes: { ownerId: uuid, importId: uuid },
});
const discardReview = statement('discard-import-review', {
  text: `
    UPDATE import_review SET state = CASE WHEN accepted_at IS NULL THEN 'discarded' ELSE 'accepted' END, version = version + 1, updated_at = now()
    WHERE import_id = $2 AND owner_id = $1 AND state = 'open' RETURNING state`,
  takes: { ownerId: uuid, importId: uuid },
  gives: { state: text.as<'discarded' | 'accepted'>() },
});
const setOutcome = statement('set-outcome-of-import-review', {
  text: 'UPDATE import_review SET outcome = $2 WHERE import_id = $1',
  takes: { importId: uuid, outcome: jsonb },
});
const reopenReview = statement('reopen-import-review', {
  text: `
    UPDATE import_review SET state = 'open', decisions = $3, version = version + 1, updated_at = now()
    WHERE import_id = $2 AND owner_id = $1 AND state = 'accepted'`,
  takes: { ownerId: uuid, importId: uuid, decisions: jsonb },
});
const listStates = statement('list-states-of-import-reviews', {
  text: 'SELECT import_id AS id, state FROM import_review WHERE owner_id = $1 AND import_id = ANY($2)',
  takes: { ownerId: uuid, importIds: uuid.array },
  gives: { id: uuid, state },
});

const noDecisions: ReviewDecisions = { entries: {}, basics: {}, profiles: 'undecided', placed: [], leftOut: [], made: [] };

@Injectable()
export class ImportReviewRepository {
  constructor(private readonly database: DataSource) {}

  async find(ownerId: string, importId: string, manager: EntityManager = this.database.manager): Promise<ReviewRow | null> {
    const found = await row(manager, findReview, { importId, ownerId });
    // A draft that is older than some kind of decision has none of that kind.
    return found && { ...found, decisions: { ...noDecisions, ...found.decisions } };
  }

  async open(ownerId: string, importId: string): Promise<void> {
    await affected(this.database, openReview, { importId, ownerId, decisions: noDecisions });
  }

  /** Saves a draft that is still at this version; null when the version is another one or the review is closed. */
  async update(ownerId: string, importId: string, version: number, decisions: ReviewDecisions): Promise<Row<typeof updateReview> | null> {
    return row(this.database, updateReview, { ownerId, importId, version, decisions });
  }

  /** Closes an open review inside the transaction that saves it; the row lock lets only one caller do so. */
  async accept(manager: EntityManager, ownerId: string, importId: string): Promise<boolean> {
    return (await affected(manager, acceptReview, { ownerId, importId })) > 0;
  }

  /** Closes an open review without saving; anything saved from it earlier stays. Answers the new state, or null when it was not open. */
  async discard(manager: EntityManager, ownerId: string, importId: string): Promise<'discarded' | 'accepted' | null> {
    return (await row(manager, discardReview, { ownerId, importId }))?.state ?? null;
  }

  async setOutcome(manager: EntityManager, importId: string, outcome: Outcome): Promise<void> {
    await affected(manager, setOutcome, { importId, outcome });
  }

  async reopen(ownerId: string, importId: string): Promise<void> {
    await affected(this.database, reopenReview, { ownerId, importId, decisions: noDecisions });
  }

  async states(ownerId: string, importIds: string[]): Promise<Record<string, ReviewRow['state']>> {
    return Object.fromEntries((await rows(this.database, listStates, { ownerId, importIds })).map((one) => [one.id, one.state]));
  }
}

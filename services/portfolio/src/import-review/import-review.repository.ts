import type { ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type Outcome = { created: number; changed: number };
export type ReviewRow = {
  importId: string;
  ownerId: string;
  state: 'open' | 'accepted' | 'discarded';
  version: number;
  decisions: ReviewDecisions;
  outcome: Outcome | null;
  updatedAt: Date;
};

const columns = 'import_id AS "importId", owner_id AS "ownerId", state, version, decisions, outcome, updated_at AS "updatedAt"';
export const noDecisions: ReviewDecisions = { entries: {}, basics: {}, profiles: 'undecided', placed: [], leftOut: [], made: [] };

@Injectable()
export class ImportReviewRepository {
  constructor(private readonly database: DataSource) {}

  async find(ownerId: string, importId: string, manager: EntityManager = this.database.manager): Promise<ReviewRow | null> {
    const rows: ReviewRow[] = await manager.query(`SELECT ${columns} FROM import_review WHERE import_id = $1 AND owner_id = $2`, [importId, ownerId]);
    // A draft from before there was this or that kind of decision holds none of it.
    return rows[0] ? { ...rows[0], decisions: { ...noDecisions, ...rows[0].decisions } } : null;
  }

  async open(ownerId: string, importId: string): Promise<void> {
    await this.database.query('INSERT INTO import_review (import_id, owner_id, decisions) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      importId,
      ownerId,
      JSON.stringify(noDecisions),
    ]);
  }

  /** Keeps a draft that is still at this version; null when it is not, or is closed. */
  async update(ownerId: string, importId: string, version: number, decisions: ReviewDecisions): Promise<{ version: number; updatedAt: Date } | null> {
    const [rows]: [{ version: number; updatedAt: Date }[]] = await this.database.query(
      `UPDATE import_review SET decisions = $4, version = version + 1, updated_at = now()
       WHERE import_id = $2 AND owner_id = $1 AND version = $3 AND state = 'open' RETURNING version, updated_at AS "updatedAt"`,
      [ownerId, importId, version, JSON.stringify(decisions)],
    );
    return rows[0] ?? null;
  }

  /** Closes an open review inside the transaction that saves it; the row lock lets only one caller do so. */
  async accept(manager: EntityManager, ownerId: string, importId: string): Promise<boolean> {
    const [rows]: [unknown[]] = await manager.query(
      `UPDATE import_review SET state = 'accepted', accepted_at = coalesce(accepted_at, now()), version = version + 1, updated_at = now()
       WHERE import_id = $2 AND owner_id = $1 AND state = 'open' RETURNING 1`,
      [ownerId, importId],
    );
    return rows.length > 0;
  }

  /** Closes an open review without saving; what was saved from it before stays saved. Answers the new state, or null when it was not open. */
  async discard(manager: EntityManager, ownerId: string, importId: string): Promise<'discarded' | 'accepted' | null> {
    const [rows]: [{ state: 'discarded' | 'accepted' }[]] = await manager.query(
      `UPDATE import_review SET state = CASE WHEN accepted_at IS NULL THEN 'discarded' ELSE 'accepted' END, version = version + 1, updated_at = now()
       WHERE import_id = $2 AND owner_id = $1 AND state = 'open' RETURNING state`,
      [ownerId, importId],
    );
    return rows[0]?.state ?? null;
  }

  async setOutcome(manager: EntityManager, importId: string, outcome: Outcome): Promise<void> {
    await manager.query('UPDATE import_review SET outcome = $2 WHERE import_id = $1', [importId, JSON.stringify(outcome)]);
  }

  async reopen(ownerId: string, importId: string): Promise<void> {
    await this.database.query(
      `UPDATE import_review SET state = 'open', decisions = $3, version = version + 1, updated_at = now()
       WHERE import_id = $2 AND owner_id = $1 AND state = 'accepted'`,
      [ownerId, importId, JSON.stringify(noDecisions)],
    );
  }

  async states(ownerId: string, importIds: string[]): Promise<Record<string, ReviewRow['state']>> {
    const rows: { id: string; state: ReviewRow['state'] }[] = await this.database.query(
      'SELECT import_id AS id, state FROM import_review WHERE owner_id = $1 AND import_id = ANY($2)',
      [ownerId, importIds],
    );
    return Object.fromEntries(rows.map((row) => [row.id, row.state]));
  }
}

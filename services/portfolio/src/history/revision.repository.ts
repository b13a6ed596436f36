import type { Revision, RevisionCause, RevisionChange } from '@folia/contracts/history/shapes';
import { keptRevisions } from '@folia/contracts/limits';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Undo } from './portfolio-state';

export type NewRevision = { cause: RevisionCause; subject: string | null; undo: Undo; changes: RevisionChange[]; more: number; restoredTo: Date | null };
export type Step = { id: string; undo: Undo };
type Row = Omit<Revision, 'at' | 'restoredTo'> & { at: Date; restoredTo: Date | null };

const columns = 'id, at, by, cause, changes, more, restored_to AS "restoredTo"';
const toRevision = (row: Row): Revision => ({ ...row, at: row.at.toISOString(), restoredTo: row.restoredTo?.toISOString() ?? null });

@Injectable()
export class RevisionRepository {
  constructor(private readonly database: DataSource) {}

  async add(manager: EntityManager, ownerId: string, { cause, subject, undo, changes, more, restoredTo }: NewRevision): Promise<void> {
    await manager.query(`INSERT INTO revision (id, owner_id, cause, subject, undo, changes, more, restored_to) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
      newId(),
      ownerId,
      cause,
      subject,
      JSON.stringify(undo),
      JSON.stringify(changes),
      more,
      restoredTo,
    ]);
    await manager.query(
      `DELETE FROM revision WHERE owner_id = $1 AND number <= (SELECT number FROM revision WHERE owner_id = $1 ORDER BY number DESC OFFSET $2 LIMIT 1)`,
      [ownerId, keptRevisions.count],
    );
  }

  /** The newest revision, when it is an edit of this one thing that began a short while ago. */
  async findJoinable(manager: EntityManager, ownerId: string, subject: string): Promise<Step | null> {
    const rows: (Step & { joins: boolean })[] = await manager.query(
      `SELECT id, undo, cause = 'edit' AND subject = $2 AND at > now() - make_interval(mins => $3) AS joins
       FROM revision WHERE owner_id = $1 ORDER BY number DESC LIMIT 1`,
      [ownerId, subject, keptRevisions.joinedMinutes],
    );
    return rows[0]?.joins ? rows[0] : null;
  }

  async retell(manager: EntityManager, id: string, undo: Undo, changes: RevisionChange[]): Promise<void> {
    await manager.query('UPDATE revision SET undo = $2, changes = $3 WHERE id = $1', [id, JSON.stringify(undo), JSON.stringify(changes)]);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM revision WHERE id = $1', [id]);
  }

  async find(ownerId: string, id: string): Promise<Revision | null> {
    const rows: Row[] = await this.database.query(`SELECT ${columns} FROM revision WHERE owner_id = $1 AND id = $2`, [ownerId, id]);
    return rows[0] ? toRevision(rows[0]) : null;
  }

  /** These revisions, the newest first. */
  async listThese(manager: EntityManager, ownerId: string, ids: string[]): Promise<Revision[]> {
    const rows: Row[] = await manager.query(`SELECT ${columns} FROM revision WHERE owner_id = $1 AND id = ANY($2) ORDER BY number DESC`, [ownerId, ids]);
    return rows.map(toRevision);
  }

  /** This revision and all after it, the newest first; empty when it is not there any more. */
  async since(manager: EntityManager, ownerId: string, id: string): Promise<Step[]> {
    return manager.query(
      `SELECT id, undo FROM revision WHERE owner_id = $1
       AND number >= (SELECT number FROM revision WHERE owner_id = $1 AND id = $2) ORDER BY number DESC`,
      [ownerId, id],
    );
  }

  async list(ownerId: string, cursor: string | undefined, limit: number): Promise<Revision[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${columns} FROM revision WHERE owner_id = $1 AND at > now() - make_interval(days => $4)
       AND ($2::uuid IS NULL OR number < (SELECT number FROM revision WHERE owner_id = $1 AND id = $2))
       ORDER BY number DESC LIMIT $3`,
      [ownerId, cursor ?? null, limit, keptRevisions.days],
    );
    return rows.map(toRevision);
  }

  /** Forgets what is too old, of everybody. */
  @Every(3_600_000)
  async sweep(): Promise<void> {
    await this.database.query('DELETE FROM revision WHERE at < now() - make_interval(days => $1)', [keptRevisions.days]);
  }
}

import { type AuditAction, type AuditEntry, adminPageSize } from '@folia/contracts/admin/shapes';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Row = {
  id: string;
  at: Date;
  actor_id: string;
  actor_uname: string | null;
  action: AuditAction;
  target_id: string;
  target_uname: string | null;
  reason: string;
  details: Record<string, string>;
};
export type Deed = { actorId: string; action: AuditAction; targetId: string; reason: string; details?: Record<string, string> };

/** Who did what, to whom, and why. Rows are only added: a trigger refuses everything else. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  /** In the transaction of the deed. */
  async note(manager: EntityManager, { actorId, action, targetId, reason, details = {} }: Deed): Promise<void> {
    await manager.query('INSERT INTO audit_log (id, actor_id, action, target_id, reason, details) VALUES ($1, $2, $3, $4, $5, $6)', [
      newId(),
      actorId,
      action,
      targetId,
      reason,
      JSON.stringify(details),
    ]);
  }

  /** Newest first; those before `cursor` are newer. */
  async list({ targetId, cursor }: { targetId?: string; cursor?: string }, limit = adminPageSize): Promise<AuditEntry[]> {
    const rows: Row[] = await this.database.query(
      `SELECT l.*, a.uname AS actor_uname, t.uname AS target_uname
       FROM audit_log l LEFT JOIN "user" a ON a.id = l.actor_id LEFT JOIN "user" t ON t.id = l.target_id
       WHERE ($1::uuid IS NULL OR l.target_id = $1) AND ($2::uuid IS NULL OR l.id < $2) ORDER BY l.id DESC LIMIT $3`,
      [targetId ?? null, cursor ?? null, limit],
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: { id: row.actor_id, uname: row.actor_uname },
      action: row.action,
      target: { id: row.target_id, uname: row.target_uname },
      reason: row.reason,
      details: row.details,
    }));
  }
}

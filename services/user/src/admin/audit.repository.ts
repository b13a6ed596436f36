import { type AuditAction, type AuditEntry, adminPageSize } from '@folia/contracts/admin/shapes';
import { newId } from '@folia/platform/new-id';
import { int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity';

/** Without an actor, an operator did it; without a target, it is about nobody. */
export type Deed = { actorId: string | null; action: AuditAction; targetId: string | null; reason: string; details?: Record<string, string> };

const listDeeds = statement('list-audit-log', {
  text: `
    SELECT l.id, l.at, l.actor_id, l.action, l.target_id, l.reason, l.details, a.uname AS actor_uname, t.uname AS target_uname
    FROM audit_log l LEFT JOIN "user" a ON a.id = l.actor_id LEFT JOIN "user" t ON t.id = l.target_id
    WHERE ($1::uuid IS NULL OR l.target_id = $1) AND ($2::uuid IS NULL OR l.id < $2) ORDER BY l.id DESC LIMIT $3`,
  takes: { targetId: uuid.nullable, cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    at: timestamptz,
    actor_id: uuid.nullable,
    actor_uname: text.nullable,
    action: text.as<AuditAction>(),
    target_id: uuid.nullable,
    target_uname: text.nullable,
    reason: text,
    details: jsonb.as<Record<string, string>>(),
  },
});

/** Who did what, to whom, and why. Rows are only added: a trigger refuses everything else. */
@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  /** Call it in the transaction of the action itself. */
  async note(manager: EntityManager, { actorId, action, targetId, reason, details = {} }: Deed): Promise<void> {
    await manager.insert(AuditEntryEntity, { id: newId(), actorId, action, targetId, reason, details });
  }

  /** Newest first, older than `cursor`. */
  async list({ targetId, cursor }: { targetId?: string; cursor?: string }, limit = adminPageSize): Promise<AuditEntry[]> {
    const deeds = await rows(this.database, listDeeds, { targetId: targetId ?? null, cursor: cursor ?? null, limit });
    return deeds.map((deed) => ({
      id: deed.id,
      at: deed.at.toISOString(),
      actor: deed.actor_id === null ? null : { id: deed.actor_id, uname: deed.actor_uname },
      action: deed.action,
      target: deed.target_id === null ? null : { id: deed.target_id, uname: deed.target_uname },
      reason: deed.reason,
      details: deed.details,
    }));
  }
}

import { type LogAction, type LogEntry, logPageSize } from '@folia/contracts/organisation/shapes';
import { newId } from '@folia/platform/new-id';
import { int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** `actorId` null: Folia did it. `targetId` is a person or an invitation. */
type Deed = {
  accountId: string;
  actorId: string | null;
  action: LogAction;
  targetId?: string;
  reason?: string;
  details?: Record<string, string>;
};

const insertDeed = statement('insert-deed-of-account', {
  text: 'INSERT INTO account_log (id, account_id, actor_id, action, target_id, reason, details) VALUES ($1, $2, $3, $4, $5, $6, $7)',
  takes: { id: uuid, accountId: uuid, actorId: uuid.nullable, action: text, targetId: uuid.nullable, reason: text, details: jsonb },
});
const insertLate = statement('insert-deed-of-account-that-may-be-gone', {
  text: `
    INSERT INTO account_log (id, account_id, actor_id, action, target_id, reason, details)
    SELECT $1, id, $3, $4, NULL, '', $5 FROM account WHERE id = $2`,
  takes: { id: uuid, accountId: uuid, actorId: uuid, action: text, details: jsonb },
});
const nameOf = (user: string) => `coalesce(nullif(${user}.page_name, ''), ${user}.name)`;
const listDeeds = statement('list-account-log', {
  text: `
    SELECT l.id, l.at, l.actor_id AS "actorId", ${nameOf('a')} AS "actorName", l.action, l.target_id AS "targetId", ${nameOf('t')} AS "targetName",
      i.email, l.reason, l.details
    FROM account_log l LEFT JOIN "user" a ON a.id = l.actor_id LEFT JOIN "user" t ON t.id = l.target_id
      LEFT JOIN invitation i ON i.id = l.target_id
    WHERE l.account_id = $1 AND ($2::uuid IS NULL OR l.id < $2)
      AND ($3 = '' OR concat_ws(' ', ${nameOf('a')}, ${nameOf('t')}, i.email, translate(l.action, '.-', '  '), l.details->>'job', l.reason) ILIKE $4)
    ORDER BY l.id DESC LIMIT $5`,
  takes: { accountId: uuid, cursor: uuid.nullable, search: text, pattern: text, limit: int8 },
  gives: {
    id: uuid,
    at: timestamptz,
    actorId: uuid.nullable,
    actorName: text.nullable,
    action: text.as<LogAction>(),
    targetId: uuid.nullable,
    targetName: text.nullable,
    email: text.nullable,
    reason: text,
    details: jsonb.as<Record<string, string>>(),
  },
});

/** What was done in accounts. Lines are only added (a trigger refuses everything else), and they name people by number alone. */
@Injectable()
export class AccountLogRepository {
  constructor(private readonly database: DataSource) {}

  /** Call it in the transaction of the deed itself. */
  async note(manager: EntityManager, { targetId, reason = '', details = {}, ...deed }: Deed): Promise<void> {
    await affected(manager, insertDeed, { id: newId(), targetId: targetId ?? null, reason, details, ...deed });
  }

  /** The same for what another service tells: by now the account may be gone. */
  async noteLate(manager: EntityManager, deed: { accountId: string; actorId: string; action: LogAction; details: Record<string, string> }): Promise<void> {
    await affected(manager, insertLate, { id: newId(), ...deed });
  }

  /** Newest first, older than `cursor`. */
  async list(accountId: string, { text: search = '', cursor }: { text?: string; cursor?: string }): Promise<LogEntry[]> {
    const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const found = await rows(this.database, listDeeds, { accountId, cursor: cursor ?? null, search, pattern, limit: logPageSize });
    return found.map(({ at, actorId, actorName, targetId, targetName, email, ...line }) => ({
      ...line,
      at: at.toISOString(),
      actor: actorId === null ? null : { id: actorId, name: actorName },
      // An invitation has an address and no name.
      target: targetId === null || email !== null ? null : { id: targetId, name: targetName },
      email,
    }));
  }
}

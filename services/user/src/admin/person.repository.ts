import { type AdminPerson, adminPageSize } from '@folia/contracts/admin/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Row = Omit<AdminPerson, 'suspended' | 'createdAt'> & {
  suspendedAt: Date | null;
  suspendedReason: string | null;
  createdAt: Date;
  planEndsAt: Date | null;
  lastSignInAt: Date | null;
};
export type FoundPerson = AdminPerson & { planEndsAt: string | null; lastSignInAt: string | null };

// The name that everybody sees; the account's own until there is one.
const shownName = `coalesce(nullif(u.page_name, ''), u.name)`;
const columns = `u.id, u.uname, ${shownName} AS name, u.email, u.type, u.is_admin AS "isAdmin", u.suspended_at AS "suspendedAt", u.suspended_reason AS "suspendedReason",
  u.created_at AS "createdAt", coalesce(s.plan, 'free') AS plan, s.period_end AS "planEndsAt",
  (SELECT max(created_at) FROM session WHERE user_id = u.id) AS "lastSignInAt"`;
const tables = `"user" u LEFT JOIN subscription s ON s.user_id = u.id AND s.period_end > now()`;

const iso = (date: Date | null) => date?.toISOString() ?? null;
const toPerson = ({ suspendedAt, suspendedReason, createdAt, planEndsAt, lastSignInAt, ...row }: Row): FoundPerson => ({
  ...row,
  suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
  createdAt: createdAt.toISOString(),
  planEndsAt: iso(planEndsAt),
  lastSignInAt: iso(lastSignInAt),
});

/** People as admins see and change them. */
@Injectable()
export class PersonRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether this person is an admin now, by the row and nothing else. */
  async isAdmin(id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM "user" WHERE id = $1 AND is_admin AND suspended_at IS NULL', [id]);
    return rows.length > 0;
  }

  async list(text: string, cursor: string | undefined): Promise<FoundPerson[]> {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const rows: Row[] = await this.database.query(
      `SELECT ${columns} FROM ${tables}
       WHERE ($1 = '' OR u.id::text = lower($1) OR u.uname ILIKE $2 OR u.page_name ILIKE $2 OR u.name ILIKE $2 OR u.email ILIKE $2) AND ($3::uuid IS NULL OR u.id < $3)
       ORDER BY u.id DESC LIMIT $4`,
      [text, pattern, cursor ?? null, adminPageSize],
    );
    return rows.map(toPerson);
  }

  async find(id: string): Promise<FoundPerson | null> {
    const rows: Row[] = await this.database.query(`SELECT ${columns} FROM ${tables} WHERE u.id = $1`, [id]);
    return rows[0] ? toPerson(rows[0]) : null;
  }

  /** Another name stands on this person's page than was copied. */
  async notePageRename(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE "user" SET page_name_heard = page_name_heard + 1 WHERE id = $1', [id]);
  }

  /** People whose copied name is older than what was heard of; `heard` says how much that is. */
  async listPageRenamed(): Promise<{ id: string; heard: number }[]> {
    return this.database.query('SELECT id, page_name_heard AS heard FROM "user" WHERE page_name_heard > page_name_known ORDER BY id LIMIT 200');
  }

  /** What was heard of meanwhile stays to be asked for. */
  async setPageName(id: string, name: string | null, heard: number): Promise<void> {
    await this.database.query('UPDATE "user" SET page_name = $2, page_name_known = greatest(page_name_known, $3) WHERE id = $1', [id, name, heard]);
  }

  /** Holds every admin's row until the transaction ends, so that two who demote each other at once can't both succeed; says who they are, and who stays one. */
  async lockAdmins(manager: EntityManager): Promise<{ all: string[]; staying: string[] }> {
    await manager.query(`SELECT FROM "user" WHERE is_admin AND suspended_at IS NULL ORDER BY id FOR UPDATE`);
    // Looked at again once the rows are held: whoever held them before may have asked to be deleted.
    const rows: { id: string; isLeaving: boolean }[] = await manager.query(
      `SELECT id, EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = u.id AND d.due_at IS NOT NULL) AS "isLeaving"
       FROM "user" u WHERE is_admin AND suspended_at IS NULL`,
    );
    return { all: rows.map((row) => row.id), staying: rows.filter((row) => !row.isLeaving).map((row) => row.id) };
  }

  /** The account's new version; null when it is so already or unknown. */
  async setSuspended(manager: EntityManager, id: string, suspended: boolean, reason: string): Promise<number | null> {
    const [rows]: [{ version: number }[], number] = await manager.query(
      `UPDATE "user" SET suspended_at = CASE WHEN $2 THEN now() END, suspended_reason = CASE WHEN $2 THEN $3 END, version = version + 1
       WHERE id = $1 AND (suspended_at IS NOT NULL) <> $2 RETURNING version`,
      [id, suspended, reason],
    );
    return rows[0]?.version ?? null;
  }

  /** False when it is so already or the person is unknown. */
  async setAdmin(manager: EntityManager, id: string, isAdmin: boolean): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query('UPDATE "user" SET is_admin = $2 WHERE id = $1 AND is_admin <> $2 RETURNING id', [id, isAdmin]);
    return rows.length > 0;
  }
}

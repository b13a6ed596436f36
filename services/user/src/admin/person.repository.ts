import { type AdminPerson, adminPageSize } from '@folia/contracts/admin/shapes';
import type { PlanName } from '@folia/contracts/plans';
import type { UserType } from '@folia/contracts/session/shapes';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type FoundPerson = AdminPerson & { planEndsAt: string | null; lastSignInAt: string | null };

// The name that everybody sees: the page's, or the account's own until the page has one.
const shownName = `coalesce(nullif(u.page_name, ''), u.name)`;
const columns = `u.id, u.uname, ${shownName} AS name, u.email, u.type, u.is_admin AS "isAdmin", u.suspended_at AS "suspendedAt", u.suspended_reason AS "suspendedReason",
  u.created_at AS "createdAt", coalesce(s.plan, 'free') AS plan, s.period_end AS "planEndsAt",
  (SELECT max(created_at) FROM session WHERE user_id = u.id) AS "lastSignInAt"`;
const tables = `"user" u LEFT JOIN subscription s ON s.account_id = u.id AND s.valid_until > now()`;

const gives = {
  id: uuid,
  uname: text,
  name: text,
  email: text.nullable,
  type: text.as<UserType>(),
  isAdmin: bool,
  suspendedAt: timestamptz.nullable,
  suspendedReason: text.nullable,
  createdAt: timestamptz,
  plan: text.as<PlanName>(),
  planEndsAt: timestamptz.nullable,
  lastSignInAt: timestamptz.nullable,
};

const findAdmin = statement('find-admin', { text: 'SELECT 1 FROM "user" WHERE id = $1 AND is_admin AND suspended_at IS NULL', takes: { id: uuid } });
const findAway = statement('find-person-away', {
  text: `SELECT 1 FROM "user" u WHERE id = $1 AND (suspended_at IS NOT NULL OR EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = u.id AND d.due_at IS NOT NULL))`,
  takes: { id: uuid },
});
const listPeople = statement('list-people', {
  text: `
    SELECT ${columns} FROM ${tables}
    WHERE ($1 = '' OR u.id::text = lower($1) OR u.uname ILIKE $2 OR u.page_name ILIKE $2 OR u.name ILIKE $2 OR u.email ILIKE $2) AND ($3::uuid IS NULL OR u.id < $3)
      AND NOT EXISTS (SELECT 1 FROM sandbox_person WHERE person_id = u.id)
    ORDER BY u.id DESC LIMIT $4`,
  takes: { search: text, pattern: text, cursor: uuid.nullable, limit: int8 },
  gives,
});
const findPerson = statement('find-person', { text: `SELECT ${columns} FROM ${tables} WHERE u.id = $1`, takes: { id: uuid }, gives });
const listNames = statement('list-names-of-accounts', {
  text: `SELECT u.id, ${shownName} AS name, u.uname FROM "user" u WHERE u.id = ANY($1) UNION ALL SELECT id, name, NULL FROM organisation WHERE id = ANY($1)`,
  takes: { ids: uuid.array },
  gives: { id: uuid, name: text, uname: text.nullable },
});
const notePageRename = statement('note-page-rename', { text: 'UPDATE "user" SET page_name_heard = page_name_heard + 1 WHERE id = $1', takes: { id: uuid } });
const listPageRenamed = statement('list-page-renamed', {
  text: 'SELECT id, page_name_heard AS heard FROM "user" WHERE page_name_heard > page_name_known ORDER BY id LIMIT 200',
  gives: { id: uuid, heard: int4 },
});
const setPageName = statement('set-page-name', {
  text: 'UPDATE "user" SET page_name = $2, page_name_known = greatest(page_name_known, $3) WHERE id = $1',
  takes: { id: uuid, name: text.nullable, heard: int4 },
});
const holdAdmins = statement('hold-admins', { text: `SELECT FROM "user" WHERE is_admin AND suspended_at IS NULL ORDER BY id FOR UPDATE` });
const listAdmins = statement('list-admins', {
  text: `
    SELECT id, EXISTS (SELECT 1 FROM deletion d WHERE d.user_id = u.id AND d.due_at IS NOT NULL) AS "isLeaving"
    FROM "user" u WHERE is_admin AND suspended_at IS NULL`,
  gives: { id: uuid, isLeaving: bool },
});
const setSuspended = statement('set-suspended', {
  text: `
    UPDATE "user" SET suspended_at = CASE WHEN $2 THEN now() END, suspended_reason = CASE WHEN $2 THEN $3 END, version = version + 1
    WHERE id = $1 AND (suspended_at IS NOT NULL) <> $2 RETURNING version`,
  takes: { id: uuid, suspended: bool, reason: text },
  gives: { version: int4 },
});
const setAdmin = statement('set-admin', {
  text: 'UPDATE "user" SET is_admin = $2 WHERE id = $1 AND is_admin <> $2',
  takes: { id: uuid, isAdmin: bool },
});

const iso = (date: Date | null) => date?.toISOString() ?? null;
const toPerson = ({ suspendedAt, suspendedReason, createdAt, planEndsAt, lastSignInAt, ...rest }: Row<typeof findPerson>): FoundPerson => ({
  ...rest,
  suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
  createdAt: createdAt.toISOString(),
  planEndsAt: iso(planEndsAt),
  lastSignInAt: iso(lastSignInAt),
});

/** People as admins see and change them. */
@Injectable()
export class PersonRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether a person is suspended or about to be deleted. */
  async isAway(id: string): Promise<boolean> {
    return (await affected(this.database, findAway, { id })) > 0;
  }

  /** Whether this person is an admin now, by their row alone. */
  async isAdmin(id: string): Promise<boolean> {
    return (await affected(this.database, findAdmin, { id })) > 0;
  }

  /** Names of people and organisations, by id. Organisations have no username. */
  async namesOf(ids: string[]): Promise<Map<string, { name: string; uname: string | null }>> {
    const found = await rows(this.database, listNames, { ids });
    return new Map(found.map(({ id, ...names }) => [id, names]));
  }

  async list(search: string, cursor: string | undefined): Promise<FoundPerson[]> {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    return (await rows(this.database, listPeople, { search, pattern, cursor: cursor ?? null, limit: adminPageSize })).map(toPerson);
  }

  async find(id: string): Promise<FoundPerson | null> {
    const found = await row(this.database, findPerson, { id });
    return found && toPerson(found);
  }

  /** The name on this person's page is no longer the one that was copied. */
  async notePageRename(manager: EntityManager, id: string): Promise<void> {
    await affected(manager, notePageRename, { id });
  }

  /** People whose copied name is out of date; `heard` counts the changes heard of so far. */
  async listPageRenamed(): Promise<{ id: string; heard: number }[]> {
    return rows(this.database, listPageRenamed);
  }

  /** If another change was heard of meanwhile, the name will be asked for again. */
  async setPageName(id: string, name: string | null, heard: number): Promise<void> {
    await affected(this.database, setPageName, { id, name, heard });
  }

  /**
   * Locks every admin's row until the transaction ends, so that two admins who demote each other at once can't both succeed. Answers who is an admin, and which
   * of them are not leaving.
   */
  async lockAdmins(manager: EntityManager): Promise<{ all: string[]; staying: string[] }> {
    await affected(manager, holdAdmins);
    // Read again once the rows are locked: a transaction that held them before may have asked for a deletion.
    const admins = await rows(manager, listAdmins);
    return { all: admins.map(({ id }) => id), staying: admins.filter(({ isLeaving }) => !isLeaving).map(({ id }) => id) };
  }

  /** The account's new version; null when nothing would change or the person is unknown. */
  async setSuspended(manager: EntityManager, id: string, suspended: boolean, reason: string): Promise<number | null> {
    return (await row(manager, setSuspended, { id, suspended, reason }))?.version ?? null;
  }

  /** False when nothing would change or the person is unknown. */
  async setAdmin(manager: EntityManager, id: string, isAdmin: boolean): Promise<boolean> {
    return (await affected(manager, setAdmin, { id, isAdmin })) > 0;
  }
}

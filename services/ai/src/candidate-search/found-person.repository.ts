import { foundKeptDays, openingKeptMonths } from '@folia/contracts/candidate-search/limits';
import type { Opening } from '@folia/contracts/candidate-search/shapes';
import { newId } from '@folia/platform/new-id';
import { bool, int4, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type DeedKind = 'search' | 'opening';

// Whoever searches for the same account waits, so that nobody gets past the count.
const holdAccount = statement('hold-account-of-searches', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('candidate-search:' || $1::uuid, 0))`,
  takes: { accountId: uuid },
});
const countToday = statement('count-searches-of-account', {
  text: `
    SELECT count(*) FILTER (WHERE kind = 'search')::int AS searches, count(*) FILTER (WHERE kind = 'opening')::int AS openings
    FROM search_deed WHERE account_id = $1 AND at > now() - interval '1 day'`,
  takes: { accountId: uuid },
  gives: { searches: int4, openings: int4 },
});
const insertDeed = statement('insert-search-deed', {
  text: 'INSERT INTO search_deed (id, account_id, kind) VALUES ($1, $2, $3)',
  takes: { id: uuid, accountId: uuid, kind: text },
});
const gives = { id: uuid, personId: uuid, openedAt: timestamptz.nullable };
const saveFound = statement('save-found-people', {
  text: `
    INSERT INTO found_person AS f (id, account_id, job_id, person_id)
    SELECT id, $1, $2, person_id FROM unnest($3::uuid[], $4::uuid[]) AS given (id, person_id)
    ON CONFLICT (job_id, person_id) DO UPDATE SET found_at = now() RETURNING f.id, f.person_id AS "personId", f.opened_at AS "openedAt"`,
  takes: { accountId: uuid, jobId: uuid, ids: uuid.array, personIds: uuid.array },
  gives,
});
const findFound = statement('find-found-person', {
  text: 'SELECT id, person_id AS "personId", opened_at AS "openedAt" FROM found_person WHERE id = $1 AND job_id = $2 AND account_id = $3',
  takes: { id: uuid, jobId: uuid, accountId: uuid },
  gives,
});
// Who reads on in what they opened today opens nothing more.
const lockFound = statement('lock-found-person', {
  text: `SELECT coalesce(opened_at > now() - interval '1 day', false) AS "isOpen" FROM found_person WHERE id = $1 FOR UPDATE`,
  takes: { id: uuid },
  gives: { isOpen: bool.notNull },
});
const noteOpened = statement('note-found-person-opened', {
  text: `
    UPDATE found_person SET opened_at = now(), opened_by = $2, domain = $3, title = j.title, company = j.company
    FROM screening_job j WHERE found_person.id = $1 AND j.id = found_person.job_id`,
  takes: { id: uuid, by: uuid, domain: text },
});
const listOpenings = statement('list-openings-of-person', {
  text: `
    SELECT id, opened_at AS "openedAt", opened_by AS by, domain, title, company FROM found_person
    WHERE person_id = $1 AND opened_at IS NOT NULL ORDER BY opened_at DESC, id LIMIT $2`,
  takes: { personId: uuid, limit: int8 },
  gives: { id: uuid, openedAt: timestamptz.notNull, by: uuid.nullable, domain: text, title: text, company: text },
});
const deleteOld = statement('delete-old-found-people', {
  text: `
    WITH deeds AS (DELETE FROM search_deed WHERE at < now() - interval '1 day')
    DELETE FROM found_person WHERE coalesce(opened_at < now() - make_interval(months => ${openingKeptMonths}), found_at < now() - make_interval(days => ${foundKeptDays}))`,
});

export type FoundRow = Row<typeof findFound>;
export type OpeningRow = Omit<Opening, 'by'> & { by: string | null };

/** Whom teams have found, and how much they may still do today. */
@Injectable()
export class FoundPersonRepository {
  constructor(private readonly database: DataSource) {}

  /** What an account has done within a day; it does nothing more until the transaction is over. */
  async hold(manager: EntityManager, accountId: string): Promise<Row<typeof countToday>> {
    await affected(manager, holdAccount, { accountId });
    return this.countToday(accountId, manager);
  }

  async countToday(accountId: string, database: DataSource | EntityManager = this.database): Promise<Row<typeof countToday>> {
    return onlyRow(database, countToday, { accountId });
  }

  async insertDeed(manager: EntityManager, accountId: string, kind: DeedKind): Promise<void> {
    await affected(manager, insertDeed, { id: newId(), accountId, kind });
  }

  /** One row for each person; those who were found before keep theirs. */
  async save(accountId: string, jobId: string, personIds: readonly string[]): Promise<FoundRow[]> {
    return rows(this.database, saveFound, { accountId, jobId, ids: personIds.map(() => newId()), personIds });
  }

  async find(accountId: string, jobId: string, id: string): Promise<FoundRow | null> {
    return row(this.database, findFound, { id, jobId, accountId });
  }

  /** Whether it was opened within a day; null when it is gone. */
  async lock(manager: EntityManager, id: string): Promise<{ isOpen: boolean } | null> {
    return row(manager, lockFound, { id });
  }

  async noteOpened(manager: EntityManager, opened: { id: string; by: string; domain: string }): Promise<void> {
    await affected(manager, noteOpened, opened);
  }

  /** Who has opened what is shown of a person, the latest first. */
  async listOpenings(personId: string): Promise<OpeningRow[]> {
    const found = await rows(this.database, listOpenings, { personId, limit: 100 });
    return found.map(({ openedAt, ...one }) => ({ ...one, openedAt: openedAt.toISOString() }));
  }

  async deleteOld(): Promise<void> {
    await affected(this.database, deleteOld);
  }
}

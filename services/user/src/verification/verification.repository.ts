import { graceDays, recheckDays, type VerificationWay } from '@folia/contracts/verification/shapes';
import { bool, int8, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const counts = `v.verified_at IS NOT NULL AND (v.missing_since IS NULL OR v.missing_since > now() - make_interval(days => ${graceDays}))`;
const columns = `v.id, v.account_id AS "accountId", v.domain, v.way, v.token, v.verified_at AS "verifiedAt", v.checked_at AS "checkedAt",
  v.missing_since + make_interval(days => ${graceDays}) AS "endsAt", ${counts} AS counts`;
const gives = {
  id: uuid,
  accountId: uuid,
  domain: text,
  way: text.as<VerificationWay>(),
  token: text,
  verifiedAt: timestamptz.nullable,
  checkedAt: timestamptz.nullable,
  endsAt: timestamptz.nullable,
  counts: bool.notNull,
};

const listVerifications = statement('list-verifications', {
  text: `SELECT ${columns} FROM verification v WHERE v.account_id = $1 ORDER BY v.id`,
  takes: { accountId: uuid },
  gives,
});
const findVerification = statement('find-verification', {
  text: `SELECT ${columns} FROM verification v WHERE v.account_id = $1 AND v.id = $2`,
  takes: { accountId: uuid, id: uuid },
  gives,
});
const holdAccount = statement('hold-account-of-verifications', {
  text: 'SELECT person_id AS "personId" FROM account WHERE id = $1 FOR UPDATE',
  takes: { accountId: uuid },
  gives: { personId: uuid.nullable },
});
// Whoever names a domain once more keeps its token, so that a record that stands already is found.
const claim = statement('claim-domain', {
  text: `
    INSERT INTO verification AS v (id, account_id, domain, way, token) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (account_id, domain) DO UPDATE SET way = excluded.way RETURNING ${columns}`,
  takes: { id: uuid, accountId: uuid, domain: text, way: text, token: text },
  gives,
});
// What was verified by another proof, and is named once more, is verified until the new proof is missed for as long as any.
const noteSeen = statement('note-proof-seen', {
  text: 'UPDATE verification SET checked_at = now(), verified_at = coalesce(verified_at, now()), missing_since = NULL WHERE id = $1',
  takes: { id: uuid },
});
const noteMissing = statement('note-proof-missing', {
  text: `
    UPDATE verification SET checked_at = now(), missing_since = CASE WHEN verified_at IS NOT NULL THEN coalesce(missing_since, now()) END WHERE id = $1`,
  takes: { id: uuid },
});
const remove = statement('remove-verification', {
  text: 'DELETE FROM verification WHERE account_id = $1 AND id = $2 RETURNING domain',
  takes: { accountId: uuid, id: uuid },
  gives: { domain: text },
});
// Whoever takes one moves its time, so that no other process takes it too.
const takeDue = statement('take-verifications-to-check', {
  text: `
    UPDATE verification v SET checked_at = now() WHERE id IN (
      SELECT id FROM verification WHERE verified_at IS NOT NULL AND way <> 'admin' AND checked_at < now() - make_interval(days => ${recheckDays})
      ORDER BY checked_at LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
  takes: { limit: int8 },
  gives,
});
const members = `SELECT id FROM "user" WHERE id = $1 UNION SELECT person_id FROM member WHERE organisation_id = $1`;
const findAddress = statement('find-address-of-account-at-domain', {
  text: `
    SELECT 1 FROM "user" u WHERE u.id IN (${members}) AND ($3::uuid IS NULL OR u.id = $3) AND lower(split_part(u.email, '@', 2)) = $2 LIMIT 1`,
  takes: { accountId: uuid, domain: text, personId: uuid.nullable },
});
const findSearcher = statement('find-who-searches', {
  text: `
    WITH people AS (${members}), own AS (SELECT v.domain FROM verification v WHERE v.account_id = $1 AND ${counts})
    SELECT ARRAY(SELECT id FROM people ORDER BY id) AS "memberIds", ARRAY(SELECT domain FROM own ORDER BY domain) AS domains,
      ARRAY(
        SELECT domain FROM own
        UNION SELECT lower(split_part(email, '@', 2)) FROM "user" WHERE id IN (SELECT id FROM people) AND email IS NOT NULL
        UNION SELECT lower(split_part(email, '@', 2)) FROM identity WHERE user_id IN (SELECT id FROM people) AND email_verified AND email IS NOT NULL
        UNION SELECT domain FROM verification WHERE verified_at IS NOT NULL AND (account_id IN (SELECT id FROM people)
          OR account_id IN (SELECT organisation_id FROM member WHERE person_id IN (SELECT id FROM people)))) AS marks`,
  takes: { accountId: uuid },
  gives: { memberIds: uuid.array.notNull, domains: text.array.notNull, marks: text.array.notNull },
});

export type VerificationRow = Row<typeof listVerifications>;

/** Domains of accounts. The e-mail addresses of accounts are confirmed ones. */
@Injectable()
export class VerificationRepository {
  constructor(private readonly database: DataSource) {}

  async list(accountId: string, database: DataSource | EntityManager = this.database): Promise<VerificationRow[]> {
    return rows(database, listVerifications, { accountId });
  }

  async find(accountId: string, id: string): Promise<VerificationRow | null> {
    return row(this.database, findVerification, { accountId, id });
  }

  /** Whose account it is, null for an organisation's; nobody else names a domain for it until the transaction is over. Null when there is no such account. */
  async hold(manager: EntityManager, accountId: string): Promise<{ personId: string | null } | null> {
    return row(manager, holdAccount, { accountId });
  }

  async claim(
    manager: EntityManager,
    claimed: { id: string; accountId: string; domain: string; way: VerificationWay; token: string },
  ): Promise<VerificationRow> {
    return onlyRow(manager, claim, claimed);
  }

  async noteSeen(id: string, database: DataSource | EntityManager = this.database): Promise<void> {
    await affected(database, noteSeen, { id });
  }

  async noteMissing(id: string): Promise<void> {
    await affected(this.database, noteMissing, { id });
  }

  /** The domain; null when there is no such row. */
  async remove(manager: EntityManager, accountId: string, id: string): Promise<string | null> {
    return (await row(manager, remove, { accountId, id }))?.domain ?? null;
  }

  /** Those that have not been looked at for a week; each is handed to one caller. */
  async takeDue(): Promise<VerificationRow[]> {
    return rows(this.database, takeDue, { limit: 50 });
  }

  /** Whether somebody of the account, or this one of them, has a confirmed address at exactly this domain. */
  async hasAddress(accountId: string, domain: string, personId: string | null = null): Promise<boolean> {
    return (await affected(this.database, findAddress, { accountId, domain, personId })) > 0;
  }

  async findSearcher(accountId: string): Promise<Row<typeof findSearcher>> {
    return onlyRow(this.database, findSearcher, { accountId });
  }
}

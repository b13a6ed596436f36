import { adminPageSize } from '@folia/contracts/admin/shapes';
import { type Report, type ReportReason, report, reportsPerDay } from '@folia/contracts/safety/shapes';
import { int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type RowOf, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountRepository } from '../account/account.repository';

type Verdict = NonNullable<Report['decided']>['verdict'];
export type NewReport = { id: string; reporterId: string; reportedId: string; reason: ReportReason; text: string; evidence: Report['evidence'] };

const gives = {
  id: uuid,
  reporter_id: uuid,
  reporter_uname: text.nullable,
  reported_id: uuid,
  reported_uname: text.nullable,
  guest_name: text.nullable,
  guest_email: text.nullable,
  reason: text.as<ReportReason>(),
  text,
  evidence: jsonb,
  created_at: timestamptz,
  verdict: text.as<Verdict>().nullable,
  decided_by: uuid.nullable,
  decided_by_uname: text.nullable,
  note: text.nullable,
  decided_at: timestamptz.nullable,
};
const select = `
  SELECT r.id, r.reporter_id, r.reported_id, r.reason, r.text, r.evidence, r.created_at, r.verdict, r.decided_by, r.note, r.decided_at,
    a.uname AS reporter_uname, b.uname AS reported_uname, g.name AS guest_name, g.email AS guest_email, d.uname AS decided_by_uname
  FROM report r LEFT JOIN "user" a ON a.id = r.reporter_id LEFT JOIN "user" b ON b.id = r.reported_id
    LEFT JOIN guest g ON g.id = r.reported_id LEFT JOIN "user" d ON d.id = r.decided_by`;
const takes = { cursor: uuid.nullable, limit: int8 };

const insertReport = statement('insert-report', {
  text: `
    INSERT INTO report (id, reporter_id, reported_id, reason, text, evidence) SELECT $1, $2, $3, $4, $5, $6
    WHERE (SELECT count(*) FROM report WHERE reporter_id = $2 AND created_at >= date_trunc('day', now(), 'UTC')) < $7`,
  takes: { id: uuid, reporterId: uuid, reportedId: uuid, reason: text, text, evidence: jsonb, perDay: int8 },
});
const listOpen = statement('list-open-reports', {
  text: `${select} WHERE r.verdict IS NULL AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id ASC LIMIT $2`,
  takes,
  gives,
});
const listDecided = statement('list-decided-reports', {
  text: `${select} WHERE r.verdict IS NOT NULL AND ($1::uuid IS NULL OR r.id < $1) ORDER BY r.id DESC LIMIT $2`,
  takes,
  gives,
});
const decideReport = statement('decide-report', {
  text: `
    UPDATE report SET verdict = $2, decided_by = $3, note = $4, decided_at = now() WHERE id = $1 AND verdict IS NULL
    RETURNING reporter_id AS "reporterId", reported_id AS "reportedId"`,
  takes: { id: uuid, verdict: text, by: uuid, note: text },
  gives: { reporterId: uuid, reportedId: uuid },
});
const hasReport = statement('has-report', { text: 'SELECT 1 FROM report WHERE id = $1', takes: { id: uuid } });

/** One row kept in an outdated shape must not break the whole queue: whatever cannot be read in it is left out. */
const evidenceOf = (kept: unknown): Report['evidence'] =>
  Array.isArray(kept) ? kept.flatMap((one) => report.shape.evidence.element.safeParse(one).data ?? []) : [];

const toReport = (found: RowOf<typeof gives>): Report => ({
  id: found.id,
  reporter: { id: found.reporter_id, uname: found.reporter_uname },
  reported: {
    id: found.reported_id,
    uname: found.reported_uname,
    guest: found.guest_email === null ? null : { name: found.guest_name ?? '', email: found.guest_email },
  },
  reason: found.reason,
  text: found.text,
  evidence: evidenceOf(found.evidence),
  createdAt: found.created_at.toISOString(),
  decided:
    found.verdict && found.decided_by && found.decided_at
      ? { verdict: found.verdict, by: { id: found.decided_by, uname: found.decided_by_uname }, note: found.note ?? '', at: found.decided_at.toISOString() }
      : null,
});

@Injectable()
export class ReportRepository {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountRepository,
  ) {}

  /** False when today's reports are used up (UTC). */
  async insert(made: NewReport): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'report', made.reporterId);
      return (await affected(manager, insertReport, { ...made, perDay: reportsPerDay })) > 0;
    });
  }

  async list(state: 'open' | 'decided', cursor: string | undefined): Promise<Report[]> {
    const found = await rows(this.database, state === 'open' ? listOpen : listDecided, { cursor: cursor ?? null, limit: adminPageSize });
    return found.map(toReport);
  }

  /** Who made the report, and about whom; null when it is already decided. */
  async decide(manager: EntityManager, id: string, verdict: Verdict, by: string, note: string): Promise<{ reporterId: string; reportedId: string } | null> {
    return row(manager, decideReport, { id, verdict, by, note });
  }

  async exists(id: string): Promise<boolean> {
    return (await affected(this.database, hasReport, { id })) > 0;
  }
}

import { adminPageSize } from '@folia/contracts/admin/shapes';
import { type Report, type ReportReason, report, reportsPerDay } from '@folia/contracts/safety/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountRepository } from '../account/account.repository';

type Verdict = NonNullable<Report['decided']>['verdict'];
type Row = {
  id: string;
  reporter_id: string;
  reporter_uname: string | null;
  reported_id: string;
  reported_uname: string | null;
  guest_name: string | null;
  guest_email: string | null;
  reason: ReportReason;
  text: string;
  evidence: unknown;
  created_at: Date;
  verdict: Verdict | null;
  decided_by: string | null;
  decided_by_uname: string | null;
  note: string | null;
  decided_at: Date | null;
};
export type NewReport = { id: string; reporterId: string; reportedId: string; reason: ReportReason; text: string; evidence: Report['evidence'] };

/** One row that was kept in another shape must not take the whole queue away: what cannot be read in it is left out. */
const evidenceOf = (kept: unknown): Report['evidence'] =>
  Array.isArray(kept) ? kept.flatMap((one) => report.shape.evidence.element.safeParse(one).data ?? []) : [];

const toReport = (row: Row): Report => ({
  id: row.id,
  reporter: { id: row.reporter_id, uname: row.reporter_uname },
  reported: {
    id: row.reported_id,
    uname: row.reported_uname,
    guest: row.guest_email === null ? null : { name: row.guest_name ?? '', email: row.guest_email },
  },
  reason: row.reason,
  text: row.text,
  evidence: evidenceOf(row.evidence),
  createdAt: row.created_at.toISOString(),
  decided:
    row.verdict && row.decided_by && row.decided_at
      ? { verdict: row.verdict, by: { id: row.decided_by, uname: row.decided_by_uname }, note: row.note ?? '', at: row.decided_at.toISOString() }
      : null,
});

@Injectable()
export class ReportRepository {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountRepository,
  ) {}

  /** False when today's are used up (UTC). */
  async insert(row: NewReport): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'report', row.reporterId);
      const made: unknown[] = await manager.query(
        `INSERT INTO report (id, reporter_id, reported_id, reason, text, evidence) SELECT $1, $2, $3, $4, $5, $6
         WHERE (SELECT count(*) FROM report WHERE reporter_id = $2 AND created_at >= date_trunc('day', now(), 'UTC')) < $7 RETURNING id`,
        [row.id, row.reporterId, row.reportedId, row.reason, row.text, JSON.stringify(row.evidence), reportsPerDay],
      );
      return made.length > 0;
    });
  }

  async list(state: 'open' | 'decided', cursor: string | undefined): Promise<Report[]> {
    const [which, before, order] = state === 'open' ? ['IS NULL', '>', 'ASC'] : ['IS NOT NULL', '<', 'DESC'];
    const rows: Row[] = await this.database.query(
      `SELECT r.*, a.uname AS reporter_uname, b.uname AS reported_uname, g.name AS guest_name, g.email AS guest_email, d.uname AS decided_by_uname
       FROM report r LEFT JOIN "user" a ON a.id = r.reporter_id LEFT JOIN "user" b ON b.id = r.reported_id
         LEFT JOIN guest g ON g.id = r.reported_id LEFT JOIN "user" d ON d.id = r.decided_by
       WHERE r.verdict ${which} AND ($1::uuid IS NULL OR r.id ${before} $1) ORDER BY r.id ${order} LIMIT $2`,
      [cursor ?? null, adminPageSize],
    );
    return rows.map(toReport);
  }

  /** Who made it and about whom; null when it is decided already. */
  async decide(manager: EntityManager, id: string, verdict: Verdict, by: string, note: string): Promise<{ reporterId: string; reportedId: string } | null> {
    const [rows]: [{ reporterId: string; reportedId: string }[], number] = await manager.query(
      `UPDATE report SET verdict = $2, decided_by = $3, note = $4, decided_at = now() WHERE id = $1 AND verdict IS NULL
       RETURNING reporter_id AS "reporterId", reported_id AS "reportedId"`,
      [id, verdict, by, note],
    );
    return rows[0] ?? null;
  }

  async exists(id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM report WHERE id = $1', [id]);
    return rows.length > 0;
  }
}

import { adminPageSize } from '@folia/contracts/admin/shapes';
import { int4, int8, jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const isOpen = `i.purpose = 'agreement' AND i.number IS NOT NULL AND i.paid_at IS NULL AND i.void_at IS NULL AND i.account_id IS NOT NULL`;
const listOpen = statement('list-open-invoices', {
  text: `
    SELECT i.id, i.number, i.account_id AS "accountId", u.uname, coalesce(r.name, '') AS recipient, i.lines, i.total_cents AS "totalCents", i.issued_at AS "issuedAt"
    FROM invoice i LEFT JOIN invoice_recipient r ON r.invoice_id = i.id LEFT JOIN "user" u ON u.id = i.account_id
    WHERE ${isOpen} AND ($1::uuid IS NULL OR i.id > $1) ORDER BY i.id LIMIT $2`,
  takes: { cursor: uuid.nullable, limit: int8 },
  gives: {
    id: uuid,
    number: text.notNull,
    accountId: uuid.notNull,
    uname: text.nullable,
    recipient: text,
    lines: jsonb.as<{ text: string }[]>(),
    totalCents: int4,
    issuedAt: timestamptz.notNull,
  },
});
export type OpenInvoiceRow = Row<typeof listOpen>;
const gives = { id: uuid, accountId: uuid.notNull, number: text.notNull, totalCents: int4 };
const issued = `SELECT i.id, i.account_id AS "accountId", i.number, i.total_cents AS "totalCents" FROM invoice i
  WHERE i.purpose = 'agreement' AND i.number IS NOT NULL AND i.account_id IS NOT NULL`;
const findIssued = statement('find-invoice-of-agreement', { text: `${issued} AND i.id = $1`, takes: { id: uuid }, gives });
const findByNumber = statement('find-invoice-of-agreement-by-number', { text: `${issued} AND i.number = $1`, takes: { number: text }, gives });
export type IssuedInvoice = Row<typeof findIssued>;
const notePaid = statement('note-invoice-of-agreement-paid', {
  text: `UPDATE invoice i SET paid_at = $2 WHERE i.id = $1 AND ${isOpen}`,
  takes: { id: uuid, at: timestamptz },
});

/** Invoices for agreements, which are paid by other ways than the provider's. */
@Injectable()
export class OpenInvoiceRepository {
  constructor(private readonly database: DataSource) {}

  async list(cursor: string | null): Promise<OpenInvoiceRow[]> {
    return rows(this.database, listOpen, { cursor, limit: adminPageSize });
  }

  async find(id: string): Promise<IssuedInvoice | null> {
    return row(this.database, findIssued, { id });
  }

  async findByNumber(number: string): Promise<IssuedInvoice | null> {
    return row(this.database, findByNumber, { number });
  }

  /** False when it is not open any more. */
  async notePaid(manager: EntityManager, id: string, at: Date): Promise<boolean> {
    return (await affected(manager, notePaid, { id, at })) > 0;
  }
}

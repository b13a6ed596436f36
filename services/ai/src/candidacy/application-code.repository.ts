import { bool, bytea, int4, text, uuid } from '@folia/platform/sql-type';
import { affected, onlyRow, type Row, row, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A code counts for ten minutes, for five tries; what it confirmed for half an hour, for one application. */
const counts = `confirmed_at IS NULL AND tries < 5 AND created_at > now() - interval '10 minutes'`;
const [perHour, perDay] = [3, 6];

// Whoever asks for the same address waits, so that nobody gets past the count.
const holdAddress = statement('hold-address-of-application', {
  text: `SELECT pg_advisory_xact_lock(hashtextextended('application:' || $1::text, 0))`,
  takes: { address: text },
});
const countOf = statement('count-application-codes', {
  text: `
    SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour') >= ${perHour} OR count(*) >= ${perDay} AS "isAskedTooOften",
      ceil(extract(epoch FROM coalesce(min(created_at) FILTER (WHERE created_at > now() - interval '1 hour') + interval '1 hour', now()) - now()))::int AS "waitS"
    FROM application_code WHERE address = $1 AND created_at > now() - interval '1 day'`,
  takes: { address: text },
  gives: { isAskedTooOften: bool.notNull, waitS: int4.notNull },
});
const countApplied = statement('count-applications-from-address', {
  text: `SELECT count(*)::int AS applied FROM application_code WHERE address = $1 AND applied_at > now() - interval '1 day'`,
  takes: { address: text },
  gives: { applied: int4 },
});
const insertCode = statement('insert-application-code', {
  text: 'INSERT INTO application_code (id, job_id, address) VALUES ($1, $2, $3)',
  takes: { id: uuid, jobId: uuid, address: text },
});
const sendCode = statement('send-application-code', {
  text: `UPDATE application_code SET code_hash = $2 WHERE id = $1 AND ${counts} RETURNING address`,
  takes: { id: uuid, hash: bytea },
  gives: { address: text },
});
// Only the newest counts: asking again ends the one before.
const tryCode = statement('try-application-code', {
  text: `
    UPDATE application_code SET tries = tries + 1 WHERE ${counts} AND code_hash IS NOT NULL AND id =
      (SELECT id FROM application_code WHERE job_id = $1 AND address = $2 ORDER BY id DESC LIMIT 1)
    RETURNING id, code_hash AS hash`,
  takes: { jobId: uuid, address: text },
  gives: { id: uuid, hash: bytea.notNull },
});
const confirm = statement('confirm-application-address', {
  text: 'UPDATE application_code SET confirmed_at = now(), ticket_hash = $2 WHERE id = $1',
  takes: { id: uuid, ticket: bytea },
});
const ticketCounts = `ticket_hash = $1 AND job_id = $2 AND applied_at IS NULL AND confirmed_at > now() - interval '30 minutes'`;
const findTicket = statement('find-ticket-of-application', {
  text: `SELECT address FROM application_code WHERE ${ticketCounts}`,
  takes: { ticket: bytea, jobId: uuid },
  gives: { address: text },
});
const useTicket = statement('use-ticket-of-application', {
  text: `UPDATE application_code SET applied_at = now() WHERE ${ticketCounts} RETURNING address`,
  takes: { ticket: bytea, jobId: uuid },
  gives: { address: text },
});
const forgetCodes = statement('forget-application-codes', { text: `DELETE FROM application_code WHERE created_at < now() - interval '2 days'` });

/** Addresses of people without an account, for two days. */
@Injectable()
export class ApplicationCodeRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether this address has asked too often; it cannot ask until the transaction is over. */
  async count(manager: EntityManager, address: string): Promise<Row<typeof countOf>> {
    await affected(manager, holdAddress, { address });
    return onlyRow(manager, countOf, { address });
  }

  /** Applications from this address within a day; no other is made until the transaction is over. */
  async countApplied(manager: EntityManager, address: string): Promise<number> {
    await affected(manager, holdAddress, { address });
    return (await onlyRow(manager, countApplied, { address })).applied;
  }

  async insert(manager: EntityManager, code: { id: string; jobId: string; address: string }): Promise<void> {
    await affected(manager, insertCode, code);
  }

  /** Keeps the fingerprint of the code that goes to the address; null when it would count no more. */
  async send(id: string, hash: Buffer): Promise<string | null> {
    return (await row(this.database, sendCode, { id, hash }))?.address ?? null;
  }

  /** Counts a try; null when there is no code that counts. */
  async try(manager: EntityManager, jobId: string, address: string): Promise<Row<typeof tryCode> | null> {
    return row(manager, tryCode, { jobId, address });
  }

  async confirm(manager: EntityManager, id: string, ticket: Buffer): Promise<void> {
    await affected(manager, confirm, { id, ticket });
  }

  /** The address that a ticket stands for; null when it counts no more. */
  async findTicket(ticket: Buffer, jobId: string): Promise<string | null> {
    return (await row(this.database, findTicket, { ticket, jobId }))?.address ?? null;
  }

  /** The same, once. */
  async useTicket(manager: EntityManager, ticket: Buffer, jobId: string): Promise<string | null> {
    return (await row(manager, useTicket, { ticket, jobId }))?.address ?? null;
  }

  async forgetOld(): Promise<void> {
    await affected(this.database, forgetCodes);
  }
}

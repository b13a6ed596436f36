import { jsonb, text, timestamptz, uuid } from '@folia/platform/sql-type';
import { affected, type Row, row, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const noteEvent = statement('note-billing-event', {
  text: 'INSERT INTO billing_event (id, type, payload) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  takes: { id: text, type: text, payload: jsonb },
});
const gives = { id: text, type: text, payload: jsonb };
const listWaiting = statement('list-billing-events-waiting', {
  text: `SELECT id, type, payload FROM billing_event WHERE handled_at IS NULL ORDER BY random() LIMIT 100`,
  gives,
});
export type BillingEvent = Row<typeof listWaiting>;
const findWaiting = statement('find-billing-event-waiting', {
  text: 'SELECT id, type, payload FROM billing_event WHERE id = $1 AND handled_at IS NULL',
  takes: { id: text },
  gives,
});
const noteHandled = statement('note-billing-event-handled', {
  // What is about nobody here, such as an account that was deleted, is known again by its id alone.
  text: `
    UPDATE billing_event SET handled_at = now(), outcome = $2, account_id = $3, payload = CASE WHEN $2 = 'nobody' THEN '{}'::jsonb ELSE payload END
    WHERE id = $1 AND handled_at IS NULL`,
  takes: { id: text, outcome: text, accountId: uuid.nullable },
});
const giveUp = statement('give-up-billing-events', {
  text: `UPDATE billing_event SET handled_at = now(), outcome = 'unmatched' WHERE handled_at IS NULL AND received_at < $1`,
  takes: { before: timestamptz },
});
const forgetEvents = statement('forget-billing-events', { text: `DELETE FROM billing_event WHERE received_at < now() - interval '90 days'` });

/** The inbox of what the payment provider tells: stored first, handled once. */
@Injectable()
export class BillingEventRepository {
  constructor(private readonly database: DataSource) {}

  /** An event that came before changes nothing. */
  async note(event: BillingEvent): Promise<void> {
    await affected(this.database, noteEvent, event);
  }

  async listWaiting(): Promise<BillingEvent[]> {
    return rows(this.database, listWaiting);
  }

  async findWaiting(id: string): Promise<BillingEvent | null> {
    return row(this.database, findWaiting, { id });
  }

  async noteHandled(id: string, outcome: string, accountId: string | null): Promise<void> {
    await affected(this.database, noteHandled, { id, outcome, accountId });
  }

  async forgetOld(giveUpBefore: Date): Promise<void> {
    await affected(this.database, giveUp, { before: giveUpBefore });
    await affected(this.database, forgetEvents);
  }
}

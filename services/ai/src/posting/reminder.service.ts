import { reminderDue } from '@folia/contracts/posting/events';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { uuid } from '@folia/platform/sql-type';
import { rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reminders sent in one round: as many as one transaction should hold. */
const mostAtOnce = 500;

const noteReminders = statement('note-reminders', {
  text: `
    UPDATE posting SET reminded_on = remind_on WHERE id IN (
      SELECT id FROM posting WHERE remind_on IS DISTINCT FROM reminded_on AND remind_on <= (now() AT TIME ZONE 'UTC')::date
        AND NOT EXISTS (SELECT 1 FROM departure WHERE user_id = owner_id AND state <> 'staying') ORDER BY remind_on LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)
    RETURNING id AS "postingId", owner_id AS "ownerId"`,
  gives: { postingId: uuid, ownerId: uuid },
});

@Injectable()
export class ReminderService {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Sends one reminder for each job whose day has come (UTC), except those of people who are leaving. */
  @Every(60_000)
  async remind(): Promise<void> {
    const isMore = await this.database.transaction(async (manager) => {
      const due = await rows(manager, noteReminders);
      for (const one of due) await this.outbox.publish(manager, reminderDue, one);
      return due.length === mostAtOnce;
    });
    void this.outbox.relay();
    if (isMore) await this.remind();
  }
}

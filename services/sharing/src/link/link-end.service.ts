import { linkEndsSet } from '@folia/contracts/link/events';
import { Every } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { bool, uuid } from '@folia/platform/sql-type';
import { rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LinkEventRepository } from './link-event.repository';

const mostAtOnce = 500;
const noteEnds = statement('note-told-link-ends', {
  text: `
    UPDATE link SET end_notice = CASE end_notice WHEN 'due' THEN 'told' ELSE 'reminded' END WHERE id IN (
      SELECT id FROM link WHERE status IN ('draft', 'active', 'paused') AND expires_at > now()
        AND (end_notice = 'due' OR (end_notice = 'told' AND expires_at < now() + interval '30 days'))
        AND NOT EXISTS (SELECT 1 FROM departure WHERE user_id = owner_id AND state <> 'staying') ORDER BY id LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED)
    RETURNING id, owner_id AS "ownerId", end_notice = 'told' AS "isNew"`,
  gives: { id: uuid, ownerId: uuid, isNew: bool },
});

/** Links could once last forever. Their owners are told of the end that these links were given, at once and again 30 days before it. */
@Injectable()
export class LinkEndService {
  constructor(
    private readonly database: DataSource,
    private readonly events: LinkEventRepository,
    private readonly outbox: Outbox,
  ) {}

  /** One notice per owner, however many of their links it is about. */
  @Every(600_000)
  async tell(): Promise<void> {
    const isMore = await this.database.transaction(async (manager) => {
      const due = await rows(manager, noteEnds);
      for (const { id, isNew } of due) if (isNew) await this.events.note(manager, id, 'end-set');
      for (const ownerId of new Set(due.map((one) => one.ownerId))) await this.outbox.publish(manager, linkEndsSet, { ownerId });
      return due.length === mostAtOnce;
    });
    void this.outbox.relay();
    if (isMore) await this.tell();
  }
}

import { userDeleted, userErased, userLeaving, userReturned } from '@folia/contracts/deletion/events';
import { markErased, noteDeparture } from '@folia/platform/departure';
import { On } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { eraseRows } from '@folia/platform/person-tables';
import { uuid } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConnectorRepository } from '../connector/connector.repository';
import { holdVisitsOf } from '../visit/trace.repository';
import { holdMonths } from '../visit/visit-days.repository';
import { WebhookRepository } from '../webhook/webhook.repository';
import { personTables } from './person-tables.repository';

const keepTokens = statement('keep-tokens-of-gone-links', {
  text: `INSERT INTO gone_link SELECT token_hash FROM link WHERE owner_id = $1 AND status <> 'draft' ON CONFLICT DO NOTHING`,
  takes: { userId: uuid },
});

type Departure = { userId: string; version: number };

@Injectable()
export class LeavingService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly connectors: ConnectorRepository,
    private readonly outbox: Outbox,
  ) {}

  @On(userLeaving)
  async onLeaving({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'leaving', version);
  }

  @On(userReturned)
  async onReturned({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'staying', version);
  }

  /** Fingerprints of the random addresses stay: a visitor with an old link is told that the link is gone, not that it never existed. */
  @On(userDeleted)
  async onDeleted({ userId }: { userId: string }, manager: EntityManager): Promise<void> {
    await markErased(manager, userId);
    await affected(manager, keepTokens, { userId });
    await holdVisitsOf(manager, userId);
    await holdMonths(manager);
    await eraseRows(manager, personTables, userId);
    await this.webhooks.forgetMaker(manager, userId);
    await this.connectors.forgetMaker(manager, userId);
    await this.outbox.publish(manager, userErased, { userId, service: 'sharing' });
  }
}

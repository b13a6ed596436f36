import { organisationDeleted } from '@folia/contracts/organisation/events';
import { webhookFailing } from '@folia/contracts/webhook/events';
import { failingDays } from '@folia/contracts/webhook/words';
import { Every, On } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveryRepository } from './delivery.repository';
import { WebhookRepository } from './webhook.repository';

/** What ends by itself: old deliveries, endpoints that fail for days, and those of an organisation that is gone. */
@Injectable()
export class WebhookRetentionService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly outbox: Outbox,
  ) {}

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.webhooks.removeOldDeliveries();
  }

  @Every(600_000)
  async tellFailing(): Promise<void> {
    await this.webhooks.database.transaction(async (manager) => {
      const failing = await this.webhooks.tellFailing(manager);
      const isOff = (day: number) => day === failingDays.at(-1);
      await this.deliveries.stop(
        manager,
        failing.filter(({ day }) => isOff(day)).map(({ id }) => id),
      );
      for (const { id, madeBy, day } of failing)
        if (madeBy) await this.outbox.publish(manager, webhookFailing, { webhookId: id, ownerId: madeBy, isOff: isOff(day) });
    });
    void this.outbox.relay();
  }

  @On(organisationDeleted)
  async onOrganisationDeleted({ accountId }: { accountId: string }, manager: EntityManager): Promise<void> {
    await this.webhooks.deleteOfAccount(manager, accountId);
  }
}

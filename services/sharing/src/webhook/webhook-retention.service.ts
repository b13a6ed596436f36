import { organisationDeleted } from '@folia/contracts/organisation/events';
import { webhookFailing } from '@folia/contracts/webhook/events';
import { failingDays } from '@folia/contracts/webhook/words';
import { Every, On } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ConnectorRepository } from '../connector/connector.repository';
import { DeliveryRepository } from './delivery.repository';
import { WebhookRepository } from './webhook.repository';
import { WebhookSecrets } from './webhook-secret';
import { type WebhookSettings, webhookSettings } from './webhook-settings';

/** What happens by itself: a new key for secrets; old deliveries, endpoints that fail for days, and those of an organisation that is gone. */
@Injectable()
export class WebhookRetentionService {
  private readonly secrets: WebhookSecrets;

  constructor(
    @Inject(webhookSettings) { keys }: WebhookSettings,
    private readonly webhooks: WebhookRepository,
    private readonly connectors: ConnectorRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly outbox: Outbox,
  ) {
    this.secrets = new WebhookSecrets(keys);
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.webhooks.removeOldDeliveries();
  }

  /** While the key of secrets is being replaced, what the former one sealed is sealed again: afterwards that one may go. */
  @Every(60_000)
  async sealAgain(): Promise<void> {
    if (!this.secrets.isReplacing) return;
    for (const { id, sealedSecret, oldSealedSecret } of await this.webhooks.listSealed()) {
      for (const sealed of [sealedSecret, oldSealedSecret]) {
        const again = sealed && this.secrets.sealedAgain(sealed, id);
        if (sealed && again) await this.webhooks.sealAgain(id, sealed, again);
      }
    }
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
    await this.connectors.deleteOfAccount(manager, accountId);
  }
}

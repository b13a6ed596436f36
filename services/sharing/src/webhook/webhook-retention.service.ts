import { organisationDeleted } from '@folia/contracts/organisation/events';
import { Every, On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WebhookRepository } from './webhook.repository';

/** What ends by itself. */
@Injectable()
export class WebhookRetentionService {
  constructor(private readonly webhooks: WebhookRepository) {}

  @Every(3_600_000)
  async sweep(): Promise<void> {
    await this.webhooks.removeOldDeliveries();
  }

  @On(organisationDeleted)
  async onOrganisationDeleted({ accountId }: { accountId: string }, manager: EntityManager): Promise<void> {
    await this.webhooks.deleteOfAccount(manager, accountId);
  }
}

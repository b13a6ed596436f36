import type { Member } from '@folia/contracts/access';
import {
  createWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  getWebhookSecret,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  replayFailed,
  rotateWebhookSecret,
  updateWebhook,
} from '@folia/contracts/webhook/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DeliveryService } from './delivery.service';
import { WebhookService } from './webhook.service';

type ById = { id: string };

@Controller()
export class WebhookController {
  constructor(
    private readonly webhooks: WebhookService,
    private readonly deliveries: DeliveryService,
  ) {}

  @Handles(listWebhooks)
  list(member: Member) {
    return this.webhooks.list(member);
  }

  @Handles(getWebhook)
  get(member: Member, { id }: ById) {
    return this.webhooks.get(member, id);
  }

  @Handles(createWebhook)
  create(member: Member, input: z.output<typeof createWebhook.input>) {
    return this.webhooks.create(member, input);
  }

  @Handles(updateWebhook)
  update(member: Member, input: z.output<typeof updateWebhook.input>) {
    return this.webhooks.update(member, input);
  }

  @Handles(deleteWebhook)
  async delete(member: Member, { id }: ById) {
    await this.webhooks.delete(member, id);
    return {};
  }

  @Handles(getWebhookSecret)
  secret(member: Member, { id }: ById) {
    return this.webhooks.secret(member, id);
  }

  @Handles(rotateWebhookSecret)
  rotate(member: Member, { id }: ById) {
    return this.webhooks.rotate(member, id);
  }

  @Handles(pingWebhook)
  ping(member: Member, { id }: ById) {
    return this.deliveries.ping(member, id);
  }

  @Handles(listDeliveries)
  listDeliveries(member: Member, input: z.output<typeof listDeliveries.input>) {
    return this.deliveries.list(member, input);
  }

  @Handles(getDelivery)
  getDelivery(member: Member, { id, deliveryId }: z.output<typeof getDelivery.input>) {
    return this.deliveries.get(member, id, deliveryId);
  }

  @Handles(replayDelivery)
  replay(member: Member, { id, deliveryId }: z.output<typeof replayDelivery.input>) {
    return this.deliveries.replay(member, id, deliveryId);
  }

  @Handles(replayFailed)
  replayFailed(member: Member, { id, since }: z.output<typeof replayFailed.input>) {
    return this.deliveries.replayFailed(member, id, since);
  }
}

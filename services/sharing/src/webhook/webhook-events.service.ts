import { createHash } from 'node:crypto';
import type { WebhookType } from '@folia/contracts/webhook/words';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryQueueService } from './delivery-queue.service';
import { WebhookRepository } from './webhook.repository';
import { writeBody } from './write-body';

/** Something that happened in an account. `data` are ids; `about` is the candidate among them. What has the same `key` happened once. */
type Happened = { accountId: string; type: WebhookType; data: Readonly<Record<string, string>>; about?: string | null; key?: string };

/** Writes down what endpoints are to be told. */
@Injectable()
export class WebhookEventsService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly queue: DeliveryQueueService,
  ) {}

  /** Call it in the transaction of what happened. */
  async note(manager: EntityManager, { accountId, type, data, about = null, key }: Happened): Promise<void> {
    const listening = await this.webhooks.listListening(manager, accountId, type);
    if (listening.length === 0) return;
    const eventId = key === undefined ? newId() : idOf(`${type} ${key}`);
    await this.deliveries.insert(manager, listening, { eventId, type, about, body: writeBody(type, new Date(), data) });
    this.queue.wake(listening);
  }
}

/** A UUID that is the same for the same words (RFC 9562 section 5.8). */
function idOf(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

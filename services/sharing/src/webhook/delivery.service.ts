import type { Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { listDeliveries } from '@folia/contracts/webhook/questions';
import type { Delivery, DeliveryPage, OpenDelivery, Webhook } from '@folia/contracts/webhook/shapes';
import { webhookPing } from '@folia/contracts/webhook/words';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryQueueService } from './delivery-queue.service';
import { WebhookRepository } from './webhook.repository';
import { writeBody } from './write-body';

/** What the endpoints of an account were told, and telling it once more. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly webhooks: WebhookRepository,
    private readonly queue: DeliveryQueueService,
  ) {}

  /** Writes a ping for an endpoint, and answers its id; wake the endpoint afterwards. */
  async notePing(manager: EntityManager, webhookId: string): Promise<string> {
    const body = writeBody(webhookPing, new Date(), { webhookId });
    const [id] = await this.deliveries.insert(manager, [webhookId], { eventId: newId(), type: webhookPing, about: null, body });
    if (!id) throw new Error('one ping was to be written');
    return id;
  }

  async ping(member: Member, webhookId: string): Promise<Delivery> {
    if ((await this.webhookOf(member, webhookId)).state === 'off') throw new AppError('CONFLICT');
    const id = await this.deliveries.database.transaction((manager) => this.notePing(manager, webhookId));
    this.queue.wake([webhookId]);
    return this.closed(webhookId, id);
  }

  async list(member: Member, { id, limit, ...query }: z.output<typeof listDeliveries.input>): Promise<DeliveryPage> {
    await this.webhookOf(member, id);
    const found = await this.deliveries.list(id, { ...query, limit: limit + 1 });
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  async get(member: Member, webhookId: string, id: string): Promise<OpenDelivery> {
    await this.webhookOf(member, webhookId);
    const found = await this.deliveries.find(webhookId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async replay(member: Member, webhookId: string, id: string): Promise<Delivery> {
    await this.get(member, webhookId, id);
    await this.checkLive(member, webhookId);
    await this.deliveries.replay(webhookId, id);
    this.queue.wake([webhookId]);
    return this.closed(webhookId, id);
  }

  async replayFailed(member: Member, webhookId: string, since: string): Promise<{ replayed: number }> {
    await this.checkLive(member, webhookId);
    const replayed = await this.deliveries.replayFailed(webhookId, since);
    this.queue.wake([webhookId]);
    return { replayed };
  }

  private async checkLive(member: Member, webhookId: string): Promise<void> {
    if ((await this.webhookOf(member, webhookId)).state !== 'live') throw new AppError('CONFLICT');
  }

  private async webhookOf({ accountId }: Member, webhookId: string): Promise<Webhook> {
    const webhook = await this.webhooks.find(accountId, webhookId);
    if (!webhook) throw new AppError('NOT_FOUND');
    return webhook;
  }

  private async closed(webhookId: string, id: string): Promise<Delivery> {
    const found = await this.deliveries.find(webhookId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { body: _body, sent: _sent, answer: _answer, ...rest } = found;
    return rest;
  }
}

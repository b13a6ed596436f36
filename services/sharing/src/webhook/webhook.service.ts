import type { Member } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { updateWebhook } from '@folia/contracts/webhook/questions';
import type { CreateWebhook, Webhook, WebhookSecret } from '@folia/contracts/webhook/shapes';
import { maxWebhooks } from '@folia/contracts/webhook/words';
import { newId } from '@folia/platform/new-id';
import { checkPostAddress } from '@folia/platform/safe-post';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryService } from './delivery.service';
import { DeliveryQueueService } from './delivery-queue.service';
import { WebhookRepository } from './webhook.repository';
import { WebhookSecrets } from './webhook-secret';
import { type WebhookSettings, webhookSettings } from './webhook-settings';

/** Endpoints of accounts. */
@Injectable()
export class WebhookService {
  private readonly secrets: WebhookSecrets;

  constructor(
    @Inject(webhookSettings) private readonly settings: WebhookSettings,
    private readonly webhooks: WebhookRepository,
    private readonly deliveryRows: DeliveryRepository,
    private readonly deliveries: DeliveryService,
    private readonly queue: DeliveryQueueService,
  ) {
    this.secrets = new WebhookSecrets(settings.keys);
  }

  async list({ accountId }: Member): Promise<{ items: Webhook[] }> {
    return { items: await this.webhooks.list(accountId) };
  }

  async get({ accountId }: Member, id: string): Promise<Webhook> {
    const webhook = await this.webhooks.find(accountId, id);
    if (!webhook) throw new AppError('NOT_FOUND');
    return webhook;
  }

  async create(member: Member, { url, types }: CreateWebhook): Promise<Webhook> {
    const { accountId, id: madeBy } = member;
    this.checkAddress(url);
    const id = newId();
    await this.webhooks.database.transaction(async (manager) => {
      if ((await this.webhooks.count(manager, accountId)) >= maxWebhooks) throw new AppError('WEBHOOKS_FULL', { limit: maxWebhooks });
      await this.webhooks.insert(manager, { id, accountId, madeBy, url, types, sealedSecret: this.secrets.make(id) });
      await this.deliveries.notePing(manager, id);
    });
    this.queue.wake([id]);
    return this.get(member, id);
  }

  async update(member: Member, { id, version, isOn, ...wanted }: z.output<typeof updateWebhook.input>): Promise<Webhook> {
    const { accountId } = member;
    if (wanted.url !== undefined) this.checkAddress(wanted.url);
    await this.webhooks.database.transaction(async (manager) => {
      const before = await this.webhooks.find(accountId, id, manager);
      if (!before) throw new AppError('NOT_FOUND');
      const url = wanted.url ?? before.url;
      const wasOn = before.state !== 'off';
      const isPinged = (isOn ?? wasOn) && (!wasOn || url !== before.url);
      const state = (isOn ?? wasOn) ? (isPinged ? 'waiting' : before.state) : 'off';
      const isChanged = await this.webhooks.update(manager, { accountId, id, version, url, types: wanted.types ?? before.types, state });
      if (!isChanged) throw new AppError('VERSION_CONFLICT', { version: before.version });
      if (state === 'off') await this.deliveryRows.stop(manager, [id]);
      if (isPinged) await this.deliveries.notePing(manager, id);
    });
    this.queue.wake([id]);
    return this.get(member, id);
  }

  async delete({ accountId }: Member, id: string): Promise<void> {
    if (!(await this.webhooks.delete(accountId, id))) throw new AppError('NOT_FOUND');
  }

  async secret({ accountId }: Member, id: string): Promise<WebhookSecret> {
    const kept = await this.webhooks.findSecret(accountId, id);
    const secret = kept && this.secrets.open(kept.sealedSecret, id);
    if (!secret) throw new AppError('NOT_FOUND');
    return { secret, oldSecretUntil: kept.oldSecretUntil?.toISOString() ?? null };
  }

  async rotate(member: Member, id: string): Promise<WebhookSecret> {
    if (!(await this.webhooks.rotateSecret(member.accountId, id, this.secrets.make(id)))) throw new AppError('NOT_FOUND');
    return this.secret(member, id);
  }

  private checkAddress(url: string): void {
    try {
      checkPostAddress(url, this.settings.testHosts);
    } catch {
      throw new AppError('BODY_INVALID', { issues: [{ path: 'url', message: 'An endpoint is a public address that begins with https://, on port 443.' }] });
    }
  }
}

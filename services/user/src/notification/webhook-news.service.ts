import { webhookFailing } from '@folia/contracts/webhook/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { EmailService } from '../email/email.service';
import { NewsService } from './news.service';

/** Endpoints that fail for days, told to whoever made them. */
@Injectable()
export class WebhookNewsService {
  constructor(
    private readonly news: NewsService,
    private readonly emails: EmailService,
  ) {}

  @On(webhookFailing)
  async onFailing({ webhookId, ownerId, isOff }: z.output<typeof webhookFailing.payload>, manager: EntityManager): Promise<void> {
    const kind = isOff ? 'webhook-off' : 'webhook-failing';
    await this.emails.sendSoon(await this.news.tell(manager, { userId: ownerId, kind, about: webhookId }));
  }
}

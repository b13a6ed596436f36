import { type DynamicModule, Module } from '@nestjs/common';
import type { SharingEnv } from '../env';
import { DeliveryRepository } from './delivery.repository';
import { DeliveryService } from './delivery.service';
import { DeliveryQueueService } from './delivery-queue.service';
import { SenderService } from './sender.service';
import { ToldLinkRepository } from './told-link.repository';
import { WebhookController } from './webhook.controller';
import { WebhookRepository } from './webhook.repository';
import { WebhookService } from './webhook.service';
import { WebhookEventsService } from './webhook-events.service';
import { WebhookRetentionService } from './webhook-retention.service';
import { type WebhookSettings, webhookSettings } from './webhook-settings';

@Module({})
export class WebhookModule {
  static with({ WEBHOOK_KEY: keys, WEBHOOK_TEST_HOSTS }: SharingEnv): DynamicModule {
    const settings: WebhookSettings = { keys, testHosts: new Set(WEBHOOK_TEST_HOSTS.split(',').filter(Boolean)) };
    return {
      module: WebhookModule,
      global: true,
      controllers: [WebhookController],
      providers: [
        { provide: webhookSettings, useValue: settings },
        WebhookService,
        WebhookRepository,
        WebhookEventsService,
        WebhookRetentionService,
        DeliveryService,
        DeliveryRepository,
        DeliveryQueueService,
        SenderService,
        ToldLinkRepository,
      ],
      exports: [WebhookEventsService, WebhookRepository, webhookSettings],
    };
  }
}

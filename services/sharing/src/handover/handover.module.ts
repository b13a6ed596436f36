import { type DynamicModule, Module } from '@nestjs/common';
import type { SharingEnv } from '../env';
import { AtsClient } from './ats.client';
import { CandidatesClient } from './candidates.client';
import { HandoverController } from './handover.controller';
import { HandoverRepository } from './handover.repository';
import { HandoverService } from './handover.service';
import { HandoverEndService } from './handover-end.service';
import { HandoverSenderService } from './handover-sender.service';
import { type HandoverSettings, handoverSettings } from './handover-settings';
import { TargetRepository } from './target.repository';

@Module({})
export class HandoverModule {
  static with({ GREENHOUSE_API_URL: greenhouse }: SharingEnv): DynamicModule {
    const settings: HandoverSettings = { addresses: greenhouse ? { greenhouse } : {} };
    return {
      module: HandoverModule,
      global: true,
      controllers: [HandoverController],
      providers: [
        { provide: handoverSettings, useValue: settings },
        HandoverService,
        HandoverRepository,
        HandoverSenderService,
        HandoverEndService,
        TargetRepository,
        CandidatesClient,
        AtsClient,
      ],
      exports: [HandoverEndService],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { assistantNameToken } from './assistant-name';
import { ConversationRepository } from './conversation.repository';
import { ConversationService } from './conversation.service';
import { DeepTalkController } from './deep-talk.controller';
import { DeepTalkProcessor } from './deep-talk.processor';
import { DeepTalkService } from './deep-talk.service';
import { DeepTalkSettingsRepository } from './deep-talk-settings.repository';
import { DeepTalkSettingsService } from './deep-talk-settings.service';
import { ModelNearbyService } from './model-nearby.service';
import { PeopleClient } from './people.client';
import { StillAllowedService } from './still-allowed.service';
import { TurnRepository } from './turn.repository';
import { UnansweredRepository } from './unanswered.repository';
import { ViewedPortfolioClient } from './viewed-portfolio.client';

@Module({})
export class DeepTalkModule {
  /** `postings` is the one module of kept jobs, shared with other features. */
  static with(env: AiEnv, postings: DynamicModule): DynamicModule {
    return {
      module: DeepTalkModule,
      imports: [postings],
      controllers: [DeepTalkController],
      providers: [
        { provide: assistantNameToken, useValue: env.ASSISTANT_NAME },
        DeepTalkService,
        DeepTalkProcessor,
        DeepTalkSettingsService,
        ConversationService,
        ConversationRepository,
        TurnRepository,
        UnansweredRepository,
        DeepTalkSettingsRepository,
        PeopleClient,
        ModelNearbyService,
        StillAllowedService,
        ViewedPortfolioClient,
      ],
    };
  }
}

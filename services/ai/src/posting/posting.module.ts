import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { PostingController } from './posting.controller';
import { PostingRepository } from './posting.repository';
import { PostingService } from './posting.service';
import { PostingPageClient } from './posting-page.client';
import { ReminderService } from './reminder.service';

@Module({})
export class PostingModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: PostingModule,
      controllers: [PostingController],
      providers: [
        PostingService,
        PostingRepository,
        ReminderService,
        { provide: PostingPageClient, useValue: new PostingPageClient(env.READS_LOOPBACK === 'yes', env.BOARDS_API_URL) },
      ],
      exports: [PostingService],
    };
  }
}

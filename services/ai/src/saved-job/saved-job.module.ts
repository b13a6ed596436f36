import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { JobPageClient } from './job-page.client';
import { ReminderService } from './reminder.service';
import { SavedJobController } from './saved-job.controller';
import { SavedJobRepository } from './saved-job.repository';
import { SavedJobService } from './saved-job.service';

@Module({})
export class SavedJobModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: SavedJobModule,
      controllers: [SavedJobController],
      providers: [SavedJobService, SavedJobRepository, ReminderService, { provide: JobPageClient, useValue: new JobPageClient(env.READS_LOOPBACK === 'yes') }],
      exports: [SavedJobService],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { SavedJobModule } from '../saved-job/saved-job.module';
import { FitScoreController } from './fit-score.controller';
import { FitScoreProcessor } from './fit-score.processor';
import { FitScoreRepository } from './fit-score.repository';
import { FitScoreService } from './fit-score.service';

@Module({})
export class FitScoreModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: FitScoreModule,
      imports: [SavedJobModule.with(env)],
      controllers: [FitScoreController],
      providers: [FitScoreService, FitScoreRepository, FitScoreProcessor],
    };
  }
}

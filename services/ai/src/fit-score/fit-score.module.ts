import { ChangesModule } from '@folia/platform/changes/changes.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { JobModule } from '../job/job.module';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { FitScoreController } from './fit-score.controller';
import { FitScoreProcessor } from './fit-score.processor';
import { FitScoreRepository } from './fit-score.repository';
import { FitScoreService } from './fit-score.service';
import { ModelReadingService } from './model-reading.service';

@Module({})
export class FitScoreModule {
  /** `postings` is the one module of kept jobs, shared with other features. */
  static with(postings: DynamicModule): DynamicModule {
    return {
      module: FitScoreModule,
      imports: [postings, JobModule, ChangesModule],
      controllers: [FitScoreController],
      providers: [FitScoreService, FitScoreRepository, FitScoreProcessor, ModelReadingService, OwnPortfolioClient],
      exports: [FitScoreService],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from '../env';
import { SavedJobModule } from '../saved-job/saved-job.module';
import { OwnPortfolioClient } from './own-portfolio.client';
import { ResumeFilesService } from './resume-files.service';
import { StartTailoringService } from './start-tailoring.service';
import { TailoredResumeController } from './tailored-resume.controller';
import { TailoredResumeProcessor } from './tailored-resume.processor';
import { TailoredResumeRepository } from './tailored-resume.repository';
import { TailoredResumeService } from './tailored-resume.service';

@Module({})
export class TailoredResumeModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: TailoredResumeModule,
      imports: [SavedJobModule.with(env)],
      controllers: [TailoredResumeController],
      providers: [TailoredResumeService, StartTailoringService, ResumeFilesService, OwnPortfolioClient, TailoredResumeRepository, TailoredResumeProcessor],
    };
  }
}

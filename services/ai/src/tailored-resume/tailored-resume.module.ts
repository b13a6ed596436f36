import { ChangesModule } from '@folia/platform/changes/changes.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { GeneralResumeController } from '../general-resume/general-resume.controller';
import { GeneralResumeService } from '../general-resume/general-resume.service';
import { JobModule } from '../job/job.module';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ResumeImportModule } from '../resume-import/resume-import.module';
import { LinkedResumeService } from './linked-resume.service';
import { ModelWordingService } from './model-wording.service';
import { ParserReadingService } from './parser-reading.service';
import { ResumeFilesService } from './resume-files.service';
import { StartTailoringService } from './start-tailoring.service';
import { TailoredResumeController } from './tailored-resume.controller';
import { TailoredResumeProcessor } from './tailored-resume.processor';
import { TailoredResumeRepository } from './tailored-resume.repository';
import { TailoredResumeService } from './tailored-resume.service';

@Module({})
export class TailoredResumeModule {
  /** `postings` is the one module of kept jobs, shared with other features. */
  static with(postings: DynamicModule): DynamicModule {
    return {
      module: TailoredResumeModule,
      imports: [postings, JobModule, ResumeImportModule, ChangesModule],
      controllers: [TailoredResumeController, GeneralResumeController],
      providers: [
        TailoredResumeService,
        ParserReadingService,
        StartTailoringService,
        GeneralResumeService,
        ResumeFilesService,
        OwnPortfolioClient,
        LinkedResumeService,
        ModelWordingService,
        TailoredResumeRepository,
        TailoredResumeProcessor,
      ],
      exports: [StartTailoringService, ResumeFilesService],
    };
  }
}

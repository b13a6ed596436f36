import { resumeImportJob } from '@folia/contracts/resume-import/job';
import { ReaderPool } from '@folia/resume-reading/reader/reader-pool';
import { Module } from '@nestjs/common';
import { JobModule } from '../job/job.module';
import { ModelPassService } from './model-pass.service';
import { ResumeImportController } from './resume-import.controller';
import { ResumeImportProcessor } from './resume-import.processor';
import { ResumeImportRepository } from './resume-import.repository';
import { ResumeImportService } from './resume-import.service';

@Module({
  imports: [JobModule],
  controllers: [ResumeImportController],
  providers: [
    ModelPassService,
    ResumeImportService,
    ResumeImportRepository,
    ResumeImportProcessor,
    { provide: ReaderPool, useFactory: () => new ReaderPool(resumeImportJob.atOnce) },
  ],
  // The same processes also check how our own resumes read.
  exports: [ReaderPool, ResumeImportService],
})
export class ResumeImportModule {}

import { Module } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ResumeImportModule } from '../resume-import/resume-import.module';
import { ScreeningModule } from '../screening/screening.module';
import { ApplicationCodeRepository } from './application-code.repository';
import { ApplicationCodeService } from './application-code.service';
import { ApplyService } from './apply.service';
import { ApplyWithFileService } from './apply-with-file.service';
import { CandidacyController } from './candidacy.controller';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService } from './candidacy.service';
import { JobPageService } from './job-page.service';
import { SharedFileService } from './shared-file.service';

@Module({
  imports: [ResumeImportModule, ScreeningModule],
  controllers: [CandidacyController],
  providers: [
    JobPageService,
    ApplyService,
    ApplyWithFileService,
    ApplicationCodeService,
    SharedFileService,
    ApplicationCodeRepository,
    CandidacyService,
    CandidacyRepository,
    OwnPortfolioClient,
  ],
  exports: [CandidacyRepository, JobPageService, SharedFileService],
})
export class CandidacyModule {}

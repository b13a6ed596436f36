import { Module } from '@nestjs/common';
import { CandidateFileModule } from '../candidate-file/candidate-file.module';
import { ContestRepository } from '../contest/contest.repository';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ResumeImportModule } from '../resume-import/resume-import.module';
import { ScreeningModule } from '../screening/screening.module';
import { AgreementService } from './agreement.service';
import { ApplicationCodeRepository } from './application-code.repository';
import { ApplicationCodeService } from './application-code.service';
import { ApplyService } from './apply.service';
import { ApplyWithFileService } from './apply-with-file.service';
import { AskedAgreementRepository } from './asked-agreement.repository';
import { CandidacyController } from './candidacy.controller';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService } from './candidacy.service';
import { CandidacyEndRepository } from './candidacy-end.repository';
import { CorrectionService } from './correction.service';
import { JobPageRepository } from './job-page.repository';
import { JobPageService } from './job-page.service';
import { RefusalService } from './refusal.service';
import { SharedFileService } from './shared-file.service';

@Module({
  imports: [ResumeImportModule, ScreeningModule, CandidateFileModule],
  controllers: [CandidacyController],
  providers: [
    JobPageService,
    ApplyService,
    ApplyWithFileService,
    ApplicationCodeService,
    SharedFileService,
    ApplicationCodeRepository,
    CandidacyService,
    CorrectionService,
    CandidacyRepository,
    CandidacyEndRepository,
    JobPageRepository,
    OwnPortfolioClient,
    ContestRepository,
    AgreementService,
    AskedAgreementRepository,
    RefusalService,
  ],
  exports: [JobPageService, JobPageRepository, CandidacyRepository, CandidacyEndRepository, AskedAgreementRepository, SharedFileService],
})
export class CandidacyModule {}

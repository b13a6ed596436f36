import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AskingModule } from './asking/asking.module';
import { AuditModule } from './audit/audit.module';
import { CandidacyModule } from './candidacy/candidacy.module';
import { CandidateDoubleModule } from './candidate-double/candidate-double.module';
import { CandidateListModule } from './candidate-list/candidate-list.module';
import { CandidateSearchModule } from './candidate-search/candidate-search.module';
import { CandidateUploadModule } from './candidate-upload/candidate-upload.module';
import { ConnectorModule } from './connector/connector.module';
import { ContestModule } from './contest/contest.module';
import { DeepTalkModule } from './deep-talk/deep-talk.module';
import type { AiEnv } from './env';
import { FitScoreModule } from './fit-score/fit-score.module';
import { HandoverModule } from './handover/handover.module';
import { JobModule } from './job/job.module';
import { LeavingModule } from './leaving/leaving.module';
import { LinkPreviewModule } from './link-preview/link-preview.module';
import { LlmModule } from './llm/llm.module';
import { OrganisationModule } from './organisation/organisation.module';
import { PlannedJobModule } from './planned-job/planned-job.module';
import { PostingEntity } from './posting/posting.entity';
import { PostingModule } from './posting/posting.module';
import { ResumeImportEntity } from './resume-import/resume-import.entity';
import { ResumeImportModule } from './resume-import/resume-import.module';
import { ResumeTrialModule } from './resume-trial/resume-trial.module';
import { ScreeningModule } from './screening/screening.module';
import { ShortlistModule } from './shortlist/shortlist.module';
import { TailoredResumeEntity } from './tailored-resume/tailored-resume.entity';
import { TailoredResumeModule } from './tailored-resume/tailored-resume.module';

@Module({})
export class AppModule {
  static with(env: AiEnv): DynamicModule {
    const postings = PostingModule.with(env);
    const scores = FitScoreModule.with(postings);
    const resumes = TailoredResumeModule.with(postings);
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('ai', env, [PostingEntity, ResumeImportEntity, TailoredResumeEntity]),
        LlmModule.with(env),
        JobModule,
        ResumeImportModule,
        ResumeTrialModule,
        scores,
        LinkPreviewModule.with(env),
        resumes,
        PlannedJobModule.with(postings, scores, resumes, ResumeImportModule),
        DeepTalkModule.with(env, postings),
        ScreeningModule,
        CandidacyModule,
        ContestModule,
        ShortlistModule.with(resumes),
        AuditModule,
        AskingModule,
        ConnectorModule,
        HandoverModule,
        CandidateSearchModule,
        CandidateListModule,
        CandidateUploadModule,
        CandidateDoubleModule,
        LeavingModule,
        OrganisationModule,
      ],
    };
  }
}

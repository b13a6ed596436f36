import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AiEnv } from './env';
import { FitScoreModule } from './fit-score/fit-score.module';
import { JobModule } from './job/job.module';
import { LeavingModule } from './leaving/leaving.module';
import { LinkPreviewModule } from './link-preview/link-preview.module';
import { LlmModule } from './llm/llm.module';
import { PostingModule } from './posting/posting.module';
import { ResumeImportModule } from './resume-import/resume-import.module';
import { TailoredResumeModule } from './tailored-resume/tailored-resume.module';

@Module({})
export class AppModule {
  static with(env: AiEnv): DynamicModule {
    const postings = PostingModule.with(env);
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('ai', env, []),
        LlmModule.with(env),
        JobModule,
        ResumeImportModule,
        FitScoreModule.with(postings),
        LinkPreviewModule.with(env),
        TailoredResumeModule.with(postings),
        LeavingModule,
      ],
    };
  }
}

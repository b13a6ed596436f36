import type { ServiceEnv } from '@folia/platform/env';
import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { JobModule } from './job/job.module';
import { ResumeImportModule } from './resume-import/resume-import.module';

@Module({})
export class AppModule {
  static with(env: ServiceEnv): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.forService('ai', env, []), JobModule, ResumeImportModule] };
  }
}

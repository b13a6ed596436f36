import type { ServiceEnv } from '@folia/platform/env';
import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module';
import { LeavingModule } from './leaving/leaving.module';
import { LinkEntity } from './link/link.entity';
import { LinkModule } from './link/link.module';
import { VisitModule } from './visit/visit.module';

@Module({})
export class AppModule {
  static with(env: ServiceEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService('sharing', env, [LinkEntity]), LinkModule, VisitModule.with(env), AnalyticsModule, LeavingModule],
    };
  }
}

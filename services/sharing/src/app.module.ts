import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module';
import { ConnectorModule } from './connector/connector.module';
import type { SharingEnv } from './env';
import { GateModule } from './gate/gate.module';
import { HandoverModule } from './handover/handover.module';
import { LeavingModule } from './leaving/leaving.module';
import { LinkEntity } from './link/link.entity';
import { LinkModule } from './link/link.module';
import { VisitModule } from './visit/visit.module';
import { WebhookModule } from './webhook/webhook.module';

@Module({})
export class AppModule {
  static with(env: SharingEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('sharing', env, [LinkEntity]),
        GateModule.with(env),
        LinkModule,
        VisitModule.with(env),
        AnalyticsModule,
        LeavingModule,
        WebhookModule.with(env),
        ConnectorModule,
        HandoverModule.with(env),
      ],
    };
  }
}

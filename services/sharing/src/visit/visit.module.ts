import type { ServiceEnv } from '@folia/platform/env';
import { type DynamicModule, Module } from '@nestjs/common';
import { ErasedVisitsRepository } from './erased-visits.repository';
import { ErasedVisitsService } from './erased-visits.service';
import { TraceRepository } from './trace.repository';
import { TraceService } from './trace.service';
import { viewTokenKeys } from './view-token';
import { VisitController } from './visit.controller';
import { VisitRepository } from './visit.repository';
import { VisitService, viewTokenKeysName } from './visit.service';
import { VisitBatchRepository } from './visit-batch.repository';
import { VisitBatchService } from './visit-batch.service';
import { VisitDaysRepository } from './visit-days.repository';
import { VisitDaysService } from './visit-days.service';
import { VisitRetentionRepository } from './visit-retention.repository';
import { VisitRetentionService } from './visit-retention.service';

@Module({})
export class VisitModule {
  static with(env: ServiceEnv): DynamicModule {
    return {
      module: VisitModule,
      controllers: [VisitController],
      providers: [
        { provide: viewTokenKeysName, useFactory: () => viewTokenKeys(env.INNER_KEY) },
        VisitService,
        VisitRepository,
        VisitBatchService,
        VisitBatchRepository,
        VisitDaysService,
        VisitDaysRepository,
        VisitRetentionService,
        VisitRetentionRepository,
        TraceService,
        TraceRepository,
        ErasedVisitsService,
        ErasedVisitsRepository,
      ],
    };
  }
}

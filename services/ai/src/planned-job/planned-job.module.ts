import { type DynamicModule, Module } from '@nestjs/common';
import { PlannedJobController } from './planned-job.controller';
import { PlannedJobRepository } from './planned-job.repository';
import { PlannedJobService } from './planned-job.service';

@Module({})
export class PlannedJobModule {
  /** `features`: the modules of kept jobs, scores, resumes and imports. */
  static with(...features: Required<DynamicModule>['imports']): DynamicModule {
    return { module: PlannedJobModule, imports: features, controllers: [PlannedJobController], providers: [PlannedJobService, PlannedJobRepository] };
  }
}

import type { Owner } from '@folia/contracts/access';
import { cancelPlannedJob, listPlannedJobs, planImport, planJob } from '@folia/contracts/planned-job/questions';
import type { PlanJob, PlannedUntil } from '@folia/contracts/planned-job/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { PlannedJobService } from './planned-job.service';

@Controller()
export class PlannedJobController {
  constructor(private readonly planned: PlannedJobService) {}

  @Handles(planJob)
  plan(owner: Owner, wish: PlanJob) {
    return this.planned.plan(owner, wish);
  }

  @Handles(planImport)
  planImport(owner: Owner, { fileId, until }: { fileId: string; until?: PlannedUntil }) {
    return this.planned.planImport(owner, fileId, until);
  }

  @Handles(listPlannedJobs)
  async list(owner: Owner) {
    return { items: await this.planned.list(owner) };
  }

  @Handles(cancelPlannedJob)
  async cancel(owner: Owner, { id }: { id: string }) {
    await this.planned.cancel(owner, id);
    return {};
  }
}

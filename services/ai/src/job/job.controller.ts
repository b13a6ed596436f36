import type { Caller } from '@folia/contracts/caller';
import { cancelJob, getJob } from '@folia/contracts/resume-import';
import { listJobStates } from '@folia/contracts/usage';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { JobService } from './job.service';

@Controller()
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Handles(getJob)
  get(caller: Caller, { id }: { id: string }) {
    return this.jobs.get(caller, id);
  }

  @Handles(cancelJob)
  cancel(caller: Caller, { id }: { id: string }) {
    return this.jobs.cancel(caller, id);
  }

  @Handles(listJobStates)
  states(caller: Caller, { jobIds }: { jobIds: string[] }) {
    return this.jobs.states(caller, jobIds);
  }
}

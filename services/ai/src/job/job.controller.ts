import type { Owner } from '@folia/contracts/access';
import { countAiJobs, countFailedAiJobs, endAiJob, listAiJobs, retryAiJob } from '@folia/contracts/admin/questions';
import type { FailedJobs, ListJobs } from '@folia/contracts/admin/shapes';
import type { Caller } from '@folia/contracts/caller';
import { cancelJob, getJob, listJobStates, lookAtJobs } from '@folia/contracts/job/questions';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { JobService } from './job.service';

@Controller()
export class JobController {
  constructor(private readonly jobs: JobService) {}

  @Handles(getJob)
  get(owner: Owner, { id }: { id: string }) {
    return this.jobs.get(owner, id);
  }

  @Handles(lookAtJobs)
  look(_caller: Caller, { jobs }: { jobs: { id: string; ownerId: string }[] }) {
    return this.jobs.look(jobs);
  }

  @Handles(cancelJob)
  cancel(owner: Owner, { id }: { id: string }) {
    return this.jobs.cancel(owner, id);
  }

  @Handles(listJobStates)
  states(_caller: Caller, { jobIds }: { jobIds: string[] }) {
    return this.jobs.states(jobIds);
  }

  @Handles(listAiJobs)
  list(_caller: Caller, filter: ListJobs) {
    return this.jobs.list(filter);
  }

  @Handles(countAiJobs)
  counts(_caller: Caller) {
    return this.jobs.counts();
  }

  @Handles(countFailedAiJobs)
  countFailed(_caller: Caller, filter: FailedJobs) {
    return this.jobs.countFailed(filter);
  }

  @Handles(retryAiJob)
  retry(_caller: Caller, { id }: { id: string }) {
    return this.jobs.retry(id);
  }

  @Handles(endAiJob)
  end(_caller: Caller, { id }: { id: string }) {
    return this.jobs.end(id);
  }
}

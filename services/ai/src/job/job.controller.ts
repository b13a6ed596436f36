import { countAiJobs, endAiJob, type ListJobs, listAiJobs, retryAiJob } from '@folia/contracts/admin';
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

  @Handles(listAiJobs)
  list(caller: Caller, filter: ListJobs) {
    return this.jobs.list(caller, filter);
  }

  @Handles(countAiJobs)
  counts(caller: Caller) {
    return this.jobs.counts(caller);
  }

  @Handles(retryAiJob)
  retry(caller: Caller, { id }: { id: string }) {
    return this.jobs.retry(caller, id);
  }

  @Handles(endAiJob)
  end(caller: Caller, { id }: { id: string }) {
    return this.jobs.end(caller, id);
  }
}

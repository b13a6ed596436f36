import { type ApplicationState } from '@folia/contracts/application-states';
import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { deleteSavedJob, getSavedJob, listSavedJobs, readJobPage, saveJob, type UpdateSavedJob, updateSavedJob } from '@folia/contracts/saved-job';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { JobPageClient } from './job-page.client';
import { SavedJobService } from './saved-job.service';

@Controller()
export class SavedJobController {
  constructor(
    private readonly jobs: SavedJobService,
    private readonly pages: JobPageClient,
  ) {}

  @Handles(saveJob)
  save(caller: Caller, input: { text: string; url: string | null }) {
    return this.jobs.save(caller, input);
  }

  @Handles(listSavedJobs)
  list(caller: Caller, input: { state?: ApplicationState; cursor?: string }) {
    return this.jobs.list(caller, input);
  }

  @Handles(getSavedJob)
  get(caller: Caller, { id }: { id: string }) {
    return this.jobs.getWithText(requireUser(caller), id);
  }

  @Handles(updateSavedJob)
  update(caller: Caller, { id, ...change }: UpdateSavedJob & { id: string }) {
    return this.jobs.update(caller, id, change);
  }

  @Handles(deleteSavedJob)
  async delete(caller: Caller, { id }: { id: string }) {
    await this.jobs.delete(caller, id);
    return {};
  }

  @Handles(readJobPage)
  readPage(caller: Caller, { url }: { url: string }) {
    requireUser(caller);
    return this.pages.read(url);
  }
}

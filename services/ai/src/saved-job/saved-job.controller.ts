import type { Owner } from '@folia/contracts/access';
import type { ApplicationState } from '@folia/contracts/saved-job/application-states';
import { deleteSavedJob, getSavedJob, listSavedJobs, readJobPage, saveJob, updateSavedJob } from '@folia/contracts/saved-job/questions';
import type { UpdateSavedJob } from '@folia/contracts/saved-job/shapes';
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
  save(owner: Owner, input: { text: string; url: string | null }) {
    return this.jobs.save(owner, input);
  }

  @Handles(listSavedJobs)
  list(owner: Owner, input: { state?: ApplicationState; cursor?: string }) {
    return this.jobs.list(owner, input);
  }

  @Handles(getSavedJob)
  get(owner: Owner, { id }: { id: string }) {
    return this.jobs.getWithText(owner.id, id);
  }

  @Handles(updateSavedJob)
  update(owner: Owner, { id, ...change }: UpdateSavedJob & { id: string }) {
    return this.jobs.update(owner, id, change);
  }

  @Handles(deleteSavedJob)
  async delete(owner: Owner, { id }: { id: string }) {
    await this.jobs.delete(owner, id);
    return {};
  }

  @Handles(readJobPage)
  readPage(_owner: Owner, { url }: { url: string }) {
    return this.pages.read(url);
  }
}

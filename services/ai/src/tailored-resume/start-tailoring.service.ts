import type { Owner } from '@folia/contracts/access';
import { tailorMadeJob } from '@folia/contracts/tailored-resume/job';
import type { StartedTailoring, StartTailoring } from '@folia/contracts/tailored-resume/shapes';
import { defaultSettings } from '@folia/resume-writing/choices/default-settings';
import { Injectable } from '@nestjs/common';
import { PaidJobsService, type PlannedStart } from '../job/paid-jobs.service';
import { PostingService } from '../posting/posting.service';
import { TailoredResumeRepository } from './tailored-resume.repository';

const noChoices = { items: {}, lines: {}, skills: {}, sentences: {} };

@Injectable()
export class StartTailoringService {
  constructor(
    private readonly resumes: TailoredResumeRepository,
    private readonly postings: PostingService,
    private readonly jobs: PaidJobsService,
  ) {}

  /** A new text is first kept as a job, so that it is not lost when the plan has no units left. */
  async start(owner: Owner, { text, url, postingId }: StartTailoring, planned?: PlannedStart): Promise<StartedTailoring> {
    const ownerId = owner.id;
    const kept = postingId ?? (await this.postings.keep(ownerId, text ?? '', url ?? null));
    const started = await this.jobs.start(owner, {
      job: tailorMadeJob,
      about: kept,
      planned,
      standing: (manager) => this.resumes.standing(manager, ownerId, kept),
      insert: (manager, row) => this.resumes.insert(manager, { ...row, ownerId, postingId: kept, settings: defaultSettings, choices: noChoices }),
    });
    return { ...started, jobId: started.id, postingId: kept };
  }
}

import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import {
  type FitComparison,
  fitScoreJob,
  fitScorePageSize,
  type KeptFitScore,
  type StartedFitScore,
  type StartFitScore,
} from '@folia/contracts/fit-score-history';
import { Injectable } from '@nestjs/common';
import { PaidJobsService } from '../job/paid-jobs.service';
import { SavedJobService } from '../saved-job/saved-job.service';
import { compareScores } from './compare-scores';
import { FitScoreRepository } from './fit-score.repository';

@Injectable()
export class FitScoreService {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly savedJobs: SavedJobService,
    private readonly jobs: PaidJobsService,
  ) {}

  /** A new text is kept as a job first, so that it is not lost where the plan has no unit left. */
  async start(caller: Caller, { text, url, savedJobId }: StartFitScore): Promise<StartedFitScore> {
    const ownerId = requireUser(caller);
    const kept = savedJobId ?? (await this.savedJobs.keep(ownerId, text ?? '', url ?? null));
    const started = await this.jobs.start(caller, {
      job: fitScoreJob,
      meter: 'fit-score',
      about: kept,
      standing: (manager) => this.scores.standing(manager, ownerId, kept),
      insert: (manager, row) => this.scores.insert(manager, { ...row, ownerId, savedJobId: kept }),
    });
    return { ...started, jobId: started.id, savedJobId: kept };
  }

  async get(caller: Caller, id: string): Promise<KeptFitScore> {
    const ownerId = requireUser(caller);
    const found = await this.scores.find(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { text, read: _read, ...job } = await this.savedJobs.getWithText(ownerId, found.savedJobId);
    return { ...found, job, text };
  }

  async list(caller: Caller, { savedJobId, cursor }: { savedJobId?: string; cursor?: string }) {
    const items = await this.scores.list(requireUser(caller), savedJobId ?? null, cursor ?? null);
    return { items, nextCursor: items.length === fitScorePageSize ? (items.at(-1)?.id ?? null) : null };
  }

  async compare(caller: Caller, id: string, against: string): Promise<FitComparison> {
    const ownerId = requireUser(caller);
    const [after, before] = await Promise.all([this.scores.find(ownerId, id), this.scores.find(ownerId, against)]);
    if (!after?.result || !before?.result || after.savedJobId !== before.savedJobId) throw new AppError('NOT_FOUND');
    return compareScores(before.result, after.result, against);
  }

  async delete(caller: Caller, id: string): Promise<void> {
    await this.jobs.delete(caller, fitScoreJob, id, (manager, ownerId) => this.scores.delete(manager, ownerId, id));
  }
}

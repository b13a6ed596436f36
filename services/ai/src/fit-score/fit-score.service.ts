import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import {
  type FitComparison,
  type FitWhatIf,
  fitScoreJob,
  fitScorePageSize,
  type KeptFitScore,
  type StartedFitScore,
  type StartFitScore,
} from '@folia/contracts/fit-score-history';
import { type PortfolioView, viewPortfolio } from '@folia/contracts/portfolio';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { PaidJobsService } from '../job/paid-jobs.service';
import { SavedJobService } from '../saved-job/saved-job.service';
import { compareScores } from './compare-scores';
import { FitScoreRepository } from './fit-score.repository';
import { ModelReadingService } from './model-reading.service';
import type { PortfolioItem } from './read-portfolio';

@Injectable()
export class FitScoreService {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly savedJobs: SavedJobService,
    private readonly jobs: PaidJobsService,
    private readonly rpc: RpcClient,
    private readonly reading: ModelReadingService,
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

  /** The kept score against the one of today's portfolio with `content` in the place of an entry, or as a new one. */
  async whatIf(caller: Caller, id: string, itemId: string | null, content: Pick<PortfolioItem, 'kind' | 'fields'>): Promise<FitWhatIf> {
    const { result, text } = await this.get(caller, id);
    if (!result) throw new AppError('NOT_FOUND');
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: requireUser(caller) });
    const { items } = JSON.parse(json) as PortfolioView;
    if (itemId && !items.some((item) => item.id === itemId)) throw new AppError('NOT_FOUND');
    const written = { ...content, id: itemId ?? newId() };
    const wish = [...items.filter((item) => item.id !== itemId), written];
    const after = await this.reading.scoreAgain(id, text, wish, new Date().toISOString().slice(0, 7));
    return { score: after.score, comparison: compareScores(result, after, id) };
  }

  async delete(caller: Caller, id: string): Promise<void> {
    await this.jobs.delete(caller, fitScoreJob, id, (manager, ownerId) => this.scores.delete(manager, ownerId, id));
  }
}

import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import {
  type FitComparison,
  type FitWhatIf,
  fitScorePageSize,
  type KeptFitScore,
  type ListFitScores,
  type StartedFitScore,
  type StartFitScore,
} from '@folia/contracts/fit-score/history';
import { fitScoreJob } from '@folia/contracts/fit-score/job';
import { plainFields } from '@folia/contracts/plain-text';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { compareScores } from '@folia/fit/score/compare-scores';
import { ChangeLog } from '@folia/platform/changes/change-log';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { PaidJobsService, type PlannedStart } from '../job/paid-jobs.service';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { PostingService } from '../posting/posting.service';
import { FitScoreRepository } from './fit-score.repository';
import { ModelReadingService } from './model-reading.service';

@Injectable()
export class FitScoreService {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly postings: PostingService,
    private readonly jobs: PaidJobsService,
    private readonly portfolios: OwnPortfolioClient,
    private readonly reading: ModelReadingService,
    private readonly changes: ChangeLog,
  ) {}

  /** A new text is first kept as a job, so that it is not lost when the plan has no units left. */
  async start(owner: Owner, { text, url, postingId, profileId: named = null }: StartFitScore, planned?: PlannedStart): Promise<StartedFitScore> {
    const ownerId = owner.id;
    if (named) await this.portfolios.getSlug(owner, named);
    const profileId = named ?? ownerId;
    const kept = postingId ?? (await this.postings.keep(ownerId, text ?? '', url ?? null));
    const started = await this.jobs.start(owner, {
      job: fitScoreJob,
      about: kept,
      planned,
      standing: (manager) => this.scores.standing(manager, ownerId, kept, profileId),
      insert: (manager, row) => this.scores.insert(manager, { ...row, ownerId, profileId, postingId: kept }),
    });
    return { ...started, jobId: started.id, postingId: kept };
  }

  async get({ id: ownerId }: Owner, id: string): Promise<KeptFitScore> {
    const found = await this.scores.find(ownerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { text, read: _read, ...job } = await this.postings.getWithText(ownerId, found.postingId);
    return { ...found, job, text };
  }

  async list(owner: Owner, { postingId, ...query }: ListFitScores) {
    const accountId = owner.id;
    return this.changes.walk({
      list: 'fit-scores',
      accountId,
      query,
      filter: postingId,
      pageSize: fitScorePageSize,
      page: (after, changedAfter, limit) => this.scores.list(accountId, { postingId, after, changedAfter, limit }),
      named: (ids) => this.scores.list(accountId, { ids }),
      keeps: (one) => postingId === undefined || one.postingId === postingId,
    });
  }

  async compare({ id: ownerId }: Owner, id: string, against: string): Promise<FitComparison> {
    const [after, before] = await Promise.all([this.scores.find(ownerId, id), this.scores.find(ownerId, against)]);
    if (!after?.result || !before?.result) throw new AppError('NOT_FOUND');
    if (after.postingId !== before.postingId || after.profileId !== before.profileId) throw new AppError('NOT_FOUND');
    return compareScores(before.result, after.result, before.id);
  }

  /**
   * Compares the kept score with the score of today's portfolio, with `content` in place of an entry or as a new one. An entry that a named profile does not
   * show is added to it: the question is what it would do there.
   */
  async whatIf(owner: Owner, id: string, itemId: string | null, content: Pick<PortfolioItem, 'kind' | 'fields'>): Promise<FitWhatIf> {
    const { id: scoreId, result, text, profileId } = await this.get(owner, id);
    if (!result) throw new AppError('NOT_FOUND');
    const { items } = await this.portfolios.view(owner, profileId);
    const isTheirs = async () => (await this.portfolios.view(owner)).items.some((item) => item.id === itemId);
    if (itemId && !items.some((item) => item.id === itemId) && !(profileId && (await isTheirs()))) throw new AppError('NOT_FOUND');
    const written = { kind: content.kind, fields: plainFields(content.kind, content.fields), id: itemId ?? newId() };
    const wish = [...items.filter((item) => item.id !== itemId), written];
    const after = await this.reading.scoreAgain(scoreId, text, wish, new Date().toISOString().slice(0, 7));
    return { score: after.score, comparison: compareScores(result, after, scoreId) };
  }

  async delete(owner: Owner, id: string): Promise<void> {
    await this.jobs.delete(owner, fitScoreJob, id, (manager, ownerId) => this.scores.delete(manager, ownerId, id));
  }
}

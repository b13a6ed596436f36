import { AppError } from '@folia/contracts/errors';
import { fitScoreJob } from '@folia/contracts/fit-score/job';
import { readPosting } from '@folia/fit/read/read-posting';
import { compareScores } from '@folia/fit/score/compare-scores';
import { isSameScore } from '@folia/fit/score/is-same-score';
import { Processes } from '@folia/platform/discovery';
import type { Work } from '@folia/platform/job-runner';
import { Injectable } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { FitScoreRepository } from './fit-score.repository';
import { ModelReadingService } from './model-reading.service';

/** Scores one job against its owner's portfolio. Idempotent: the result is written once, together with the end of the row. */
@Injectable()
export class FitScoreProcessor {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly portfolios: OwnPortfolioClient,
    private readonly model: ModelReadingService,
  ) {}

  @Processes(fitScoreJob)
  async process(work: Work): Promise<void> {
    const { claim, report, finish } = work;
    const found = await this.scores.findWork(claim.id);
    if (!found) throw new AppError('NOT_FOUND');
    const job = readPosting(found.text);
    report({ name: 'job', percent: 30, facts: { requirements: job.requirements.length } });
    const view = await this.portfolios.view({ id: claim.ownerId, caller: claim.caller }, found.profileId);
    if (view.items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    report({ name: 'portfolio', percent: 60, facts: { items: view.items.length } });
    const result = await this.model.score(work, { text: found.text, job, view, asOf: new Date().toISOString().slice(0, 7) });
    report({ name: 'score', percent: 90 });
    const before = await this.scores.findLatest(found);
    if (before && isSameScore(before.result, result)) return finish((manager) => this.scores.saveUnchanged(manager, claim.id, before.id));
    const comparison = before && compareScores(before.result, result, before.id);
    await finish((manager) => this.scores.saveResult(manager, claim.id, result, comparison));
  }
}

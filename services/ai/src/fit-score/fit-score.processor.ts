import { AppError } from '@folia/contracts/errors';
import { fitScoreJob } from '@folia/contracts/fit-score-history';
import { type PortfolioView, viewPortfolio } from '@folia/contracts/portfolio';
import { Processes } from '@folia/platform/discovery';
import type { Work } from '@folia/platform/job-runner';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { compareScores } from './compare-scores';
import { FitScoreRepository } from './fit-score.repository';
import { readJob } from './read-job';
import { scoreAgainst } from './score-fit';

/** Holds one job against its owner's portfolio: idempotent, since the result is written once, with the end of the row. */
@Injectable()
export class FitScoreProcessor {
  constructor(
    private readonly scores: FitScoreRepository,
    private readonly rpc: RpcClient,
  ) {}

  @Processes(fitScoreJob, { concurrency: 4 })
  async process({ claim, report, finish }: Work): Promise<void> {
    const found = await this.scores.findText(claim.id);
    if (!found) throw new AppError('NOT_FOUND');
    const job = readJob(found.text);
    report({ name: 'job', percent: 30, facts: { requirements: job.asks.length } });
    const { json } = await this.rpc.call(viewPortfolio, claim.caller, { key: claim.ownerId });
    const { items } = JSON.parse(json) as PortfolioView;
    if (items.length === 0) throw new AppError('PORTFOLIO_EMPTY');
    report({ name: 'portfolio', percent: 60, facts: { items: items.length } });
    const result = scoreAgainst(job, items, new Date().toISOString().slice(0, 7));
    report({ name: 'score', percent: 90 });
    const before = await this.scores.findLatest(found.savedJobId);
    const comparison = before && compareScores(before.result, result, before.id);
    await finish((manager) => this.scores.saveResult(manager, claim.id, result, comparison));
  }
}

import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, Findings } from '@folia/contracts/analytics/shapes';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from './counts.repository';
import { findFindings } from './find-findings';
import { HeatService } from './heat.service';
import { LinkLivesService } from './link-lives.service';
import { OverviewService } from './overview.service';
import { ScopeService } from './scope.service';

/** What the figures say. */
@Injectable()
export class FindingsService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly counts: CountsRepository,
    private readonly heats: HeatService,
    private readonly lives: LinkLivesService,
    private readonly overviews: OverviewService,
  ) {}

  async get(owner: Owner, query: AnalyticsQuery): Promise<Findings> {
    const scope = await this.scopes.of(owner, query);
    const [today, heat, steps, links, overview] = await Promise.all([
      this.counts.today(),
      this.heats.heatIn(scope),
      this.heats.stepsIn(scope),
      this.lives.get(owner, query),
      this.overviews.get(owner, query),
    ]);
    const { range } = scope;
    const facts = { today, from: range.from, visits: overview.now.visits, channels: overview.channels, heat, links: links.items, steps };
    return { range, items: findFindings(facts) };
  }
}

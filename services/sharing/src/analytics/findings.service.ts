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
    // Asked once for all that are made of them.
    const counts = this.counts.channels(scope.span);
    const [today, heat, steps, links, channels] = await Promise.all([
      this.counts.today(),
      this.heats.heatIn(scope),
      this.heats.stepsIn(scope, counts),
      this.lives.livesIn(scope, counts),
      counts.then((channelCounts) => this.overviews.channelsTold(owner, channelCounts)),
    ]);
    const { range } = scope;
    const visits = channels.reduce((sum, channel) => sum + channel.visits, 0);
    return { range, items: findFindings({ today, from: range.from, visits, channels, heat, links, steps }) };
  }
}

import type { Owner } from '@folia/contracts/access';
import {
  chooseVisitAlerts,
  getFindings,
  getFunnel,
  getHeat,
  getLinkLives,
  getOverview,
  getReaders,
  getVisit,
  getVisitAlerts,
  getVisitDigest,
  listVisits,
} from '@folia/contracts/analytics/questions';
import type { Caller } from '@folia/contracts/caller';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AlertRepository } from './alert.repository';
import { DigestService } from './digest.service';
import { FindingsService } from './findings.service';
import { HeatService } from './heat.service';
import { LinkLivesService } from './link-lives.service';
import { OverviewService } from './overview.service';
import { ReadersService } from './readers.service';
import { VisitListService } from './visit-list.service';

type Query = z.output<typeof getOverview.input>;

@Controller()
export class AnalyticsController {
  constructor(
    private readonly overviews: OverviewService,
    private readonly readers: ReadersService,
    private readonly visits: VisitListService,
    private readonly links: LinkLivesService,
    private readonly heats: HeatService,
    private readonly findingsService: FindingsService,
    private readonly alerts: AlertRepository,
    private readonly digests: DigestService,
  ) {}

  @Handles(getOverview)
  overview(owner: Owner, query: Query) {
    return this.overviews.get(owner, query);
  }

  @Handles(getReaders)
  whoViewed(owner: Owner, query: Query) {
    return this.readers.get(owner, query);
  }

  @Handles(listVisits)
  list(owner: Owner, query: z.output<typeof listVisits.input>) {
    return this.visits.list(owner, query);
  }

  @Handles(getVisit)
  visit(owner: Owner, { id }: { id: string }) {
    return this.visits.get(owner, id);
  }

  @Handles(getLinkLives)
  linkLives(owner: Owner, query: Query) {
    return this.links.get(owner, query);
  }

  @Handles(getHeat)
  heat(owner: Owner, query: Query) {
    return this.heats.heat(owner, query);
  }

  @Handles(getFunnel)
  funnel(owner: Owner, query: Query) {
    return this.heats.funnel(owner, query);
  }

  @Handles(getFindings)
  findings(owner: Owner, query: Query) {
    return this.findingsService.get(owner, query);
  }

  @Handles(getVisitAlerts)
  visitAlerts(owner: Owner) {
    return this.alerts.choiceOf(owner.id);
  }

  @Handles(chooseVisitAlerts)
  choose(owner: Owner, choice: z.output<typeof chooseVisitAlerts.input>) {
    return this.alerts.choose(owner.id, choice);
  }

  @Handles(getVisitDigest)
  digest(_caller: Caller, { ownerId, period }: z.output<typeof getVisitDigest.input>) {
    return this.digests.get(ownerId, period);
  }
}

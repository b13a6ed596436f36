import { Module } from '@nestjs/common';
import { AlertRepository } from './alert.repository';
import { AlertService } from './alert.service';
import { AnalyticsController } from './analytics.controller';
import { CountsRepository } from './counts.repository';
import { DigestService } from './digest.service';
import { FindingsService } from './findings.service';
import { HeatService } from './heat.service';
import { LinkLivesService } from './link-lives.service';
import { OverviewService } from './overview.service';
import { PortfolioItemsClient } from './portfolio-items.client';
import { ReadersClient } from './readers.client';
import { ReadersService } from './readers.service';
import { ScopeService } from './scope.service';
import { VisitListService } from './visit-list.service';
import { VisitsRepository } from './visits.repository';

@Module({
  controllers: [AnalyticsController],
  providers: [
    ScopeService,
    CountsRepository,
    VisitsRepository,
    ReadersClient,
    PortfolioItemsClient,
    OverviewService,
    ReadersService,
    VisitListService,
    LinkLivesService,
    HeatService,
    FindingsService,
    AlertService,
    DigestService,
    AlertRepository,
  ],
})
export class AnalyticsModule {}

import { systemCaller } from '@folia/contracts/caller';
import { listPlans } from '@folia/contracts/plan/questions';
import { FileStore } from '@folia/platform/file-store';
import { logModule } from '@folia/platform/log';
import { openFileStore } from '@folia/platform/open-file-store';
import { producerRedis } from '@folia/platform/redis';
import { RpcClient } from '@folia/platform/rpc-client';
import { rpcUrls } from '@folia/platform/rpc-urls';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { Redis } from 'ioredis';
import { AccountEmailController } from './account-email/account-email.controller';
import { FailingPartController } from './admin/failing-part.controller';
import { AnalyticsExportController } from './analytics/analytics-export.controller';
import { OwnKeyController } from './api-key/own-key.controller';
import { AuditController } from './audit/audit.controller';
import { BillingController } from './billing/billing.controller';
import { CallerGuard } from './caller/caller.guard';
import { CallerService } from './caller/caller.service';
import { DocumentCallerService } from './caller/document-caller.service';
import { KeyService } from './caller/key.service';
import { MembershipService } from './caller/membership.service';
import { CandidacyController } from './candidacy/candidacy.controller';
import { CandidateUploadController } from './candidate-upload/candidate-upload.controller';
import { CardController } from './card/card.controller';
import { ConnectorController } from './connector/connector.controller';
import { ContactCardController } from './contact-card/contact-card.controller';
import { env } from './env';
import { ExamplesController } from './examples/examples.controller';
import { ExportController } from './export/export.controller';
import { PersonRowsClient } from './export/person-rows.client';
import { FeedbackController } from './feedback/feedback.controller';
import { FiguresController } from './figures/figures.controller';
import { FiguresService } from './figures/figures.service';
import { FileController } from './file/file.controller';
import { GeneralResumeController } from './general-resume/general-resume.controller';
import { GuestMessageController } from './guest-message/guest-message.controller';
import { HealthController } from './health/health.controller';
import { ReadinessService } from './health/readiness.service';
import { ForwardController } from './http/forward.controller';
import { IdempotencyInterceptor } from './http/idempotency.interceptor';
import { KeyHeadersInterceptor } from './http/key-headers.interceptor';
import { QueryGuard } from './http/query.guard';
import { RateLimitGuard } from './http/rate-limit.guard';
import { JobController } from './job/job.controller';
import { JobStreamService } from './job/job-stream.service';
import { StreamSlots } from './job/stream-slots.service';
import { LeavingController } from './leaving/leaving.controller';
import { LinkController } from './link/link.controller';
import { LinkWatchController } from './link/link-watch.controller';
import { ReceivedLinksService } from './link/received-links.service';
import { WatchedLinksService } from './link/watched-links.service';
import { McpController } from './mcp/mcp.controller';
import { McpServerService } from './mcp/mcp-server.service';
import { MediaController } from './media/media.controller';
import { OneClickController } from './notification/one-click.controller';
import { OauthController } from './oauth/oauth.controller';
import { OpenapiController } from './openapi/openapi.controller';
import { OpeningController } from './opening/opening.controller';
import { OrganisationLogController } from './organisation/organisation-log.controller';
import { PhotoController } from './photo/photo.controller';
import { KeptPlans } from './plan/kept-plans';
import { PlanController } from './plan/plan.controller';
import { PlannedImportController } from './planned-job/planned-import.controller';
import { PortfolioController } from './portfolio/portfolio.controller';
import { PublicPortfolioService } from './portfolio/public-portfolio.service';
import { ResumeImportController } from './resume-import/resume-import.controller';
import { ResumeTrialController } from './resume-trial/resume-trial.controller';
import { TrialTurnsService } from './resume-trial/trial-turns.service';
import { CurrentUserService } from './session/current-user.service';
import { SessionController } from './session/session.controller';
import { ShortlistController } from './shortlist/shortlist.controller';
import { SitemapController } from './sitemap/sitemap.controller';
import { TailoredResumeController } from './tailored-resume/tailored-resume.controller';
import { PeopleSearchController } from './user/people-search.controller';
import { SettingsController } from './user/settings.controller';
import { UserController } from './user/user.controller';
import { BeaconsService } from './visit/beacons.service';
import { PageFetchesService } from './visit/page-fetches.service';
import { ViewedPageService } from './visit/viewed-page.service';
import { VisitController } from './visit/visit.controller';
import { VisitGapService } from './visit/visit-gap.service';
import { VisitSaltService } from './visit/visit-salt.service';
import { FeedController } from './web-page/feed.controller';
import { PageController } from './web-page/page.controller';
import { PageService } from './web-page/page.service';

@Module({
  imports: [logModule('gateway', env.LOG_LEVEL)],
  // Documents come last: their route is everything that is left.
  controllers: [
    ForwardController,
    OwnKeyController,
    HealthController,
    OpenapiController,
    OpeningController,
    SessionController,
    PeopleSearchController,
    FiguresController,
    PlanController,
    UserController,
    SettingsController,
    AccountEmailController,
    LeavingController,
    PortfolioController,
    LinkController,
    LinkWatchController,
    OrganisationLogController,
    PhotoController,
    McpController,
    MediaController,
    PlannedImportController,
    ResumeImportController,
    ResumeTrialController,
    CandidacyController,
    ShortlistController,
    AuditController,
    CandidateUploadController,
    TailoredResumeController,
    GeneralResumeController,
    JobController,
    FileController,
    FailingPartController,
    GuestMessageController,
    BillingController,
    FeedbackController,
    OneClickController,
    ExamplesController,
    ExportController,
    ConnectorController,
    ContactCardController,
    CardController,
    SitemapController,
    VisitController,
    AnalyticsExportController,
    FeedController,
    OauthController,
    PageController,
  ],
  providers: [
    { provide: RpcClient, useFactory: () => new RpcClient(rpcUrls(env), env.INNER_KEY[0]) },
    FiguresService,
    { provide: KeptPlans, useFactory: (rpc: RpcClient) => new KeptPlans(() => rpc.call(listPlans, systemCaller('plans'), {})), inject: [RpcClient] },
    // One connection for all that a request asks Redis: where it hangs, only the first of them waits.
    { provide: Redis, useFactory: () => producerRedis(env.REDIS_URL, 'requests') },
    { provide: FileStore, useFactory: () => openFileStore(env) },
    { provide: APP_GUARD, useClass: CallerGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: QueryGuard },
    { provide: APP_INTERCEPTOR, useClass: KeyHeadersInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    CallerService,
    DocumentCallerService,
    MembershipService,
    McpServerService,
    KeyService,
    CurrentUserService,
    PublicPortfolioService,
    PersonRowsClient,
    ReceivedLinksService,
    WatchedLinksService,
    JobStreamService,
    { provide: StreamSlots, useFactory: (redis: Redis) => new StreamSlots(redis, env.REDIS_PREFIX), inject: [Redis] },
    PageService,
    ReadinessService,
    ViewedPageService,
    VisitSaltService,
    VisitGapService,
    BeaconsService,
    TrialTurnsService,
    PageFetchesService,
  ],
})
export class AppModule implements OnApplicationShutdown {
  constructor(
    private readonly rpc: RpcClient,
    private readonly redis: Redis,
  ) {}

  onApplicationShutdown() {
    this.redis.disconnect();
    this.rpc.close();
  }
}

import { Module } from '@nestjs/common';
import { LinkController } from './link.controller';
import { LinkRepository } from './link.repository';
import { LinkService } from './link.service';
import { LinkEndService } from './link-end.service';
import { LinkEventRepository } from './link-event.repository';
import { LinkGateRepository } from './link-gate.repository';
import { LinkGateService } from './link-gate.service';
import { LinkSessionRepository } from './link-session.repository';
import { LinkSessionService } from './link-session.service';
import { LinkTableService } from './link-table.service';
import { LinkViewRepository } from './link-view.repository';
import { LinkViewService } from './link-view.service';
import { OwnedThingsClient } from './owned-things.client';
import { ReceivedLinkRepository } from './received-link.repository';
import { ReceivedLinkService } from './received-link.service';

@Module({
  controllers: [LinkController],
  providers: [
    LinkService,
    LinkRepository,
    LinkEndService,
    LinkEventRepository,
    LinkSessionService,
    LinkSessionRepository,
    LinkGateService,
    LinkGateRepository,
    LinkTableService,
    LinkViewService,
    LinkViewRepository,
    OwnedThingsClient,
    ReceivedLinkService,
    ReceivedLinkRepository,
  ],
})
export class LinkModule {}

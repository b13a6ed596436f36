import { ChangesModule } from '@folia/platform/changes/changes.module';
import { Module } from '@nestjs/common';
import { GateController } from '../gate/gate.controller';
import { LinkCodeRepository } from '../gate/link-code.repository';
import { LinkCodeService } from '../gate/link-code.service';
import { LinkWatchRepository } from '../gate/link-watch.repository';
import { TokenLinkRepository } from '../gate/token-link.repository';
import { TokenLinkService } from '../gate/token-link.service';
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
  imports: [ChangesModule],
  controllers: [LinkController, GateController],
  providers: [
    LinkService,
    LinkRepository,
    LinkEndService,
    LinkEventRepository,
    LinkSessionService,
    LinkSessionRepository,
    LinkGateService,
    LinkGateRepository,
    LinkCodeService,
    LinkCodeRepository,
    LinkWatchRepository,
    TokenLinkService,
    TokenLinkRepository,
    LinkTableService,
    LinkViewService,
    LinkViewRepository,
    OwnedThingsClient,
    ReceivedLinkService,
    ReceivedLinkRepository,
  ],
})
export class LinkModule {}

import { Module } from '@nestjs/common';
import { LinkController } from './link.controller';
import { LinkRepository } from './link.repository';
import { LinkService } from './link.service';
import { LinkSessionRepository } from './link-session.repository';
import { LinkSessionService } from './link-session.service';
import { ReceivedLinkRepository } from './received-link.repository';
import { ReceivedLinkService } from './received-link.service';

@Module({
  controllers: [LinkController],
  providers: [LinkService, LinkRepository, LinkSessionService, LinkSessionRepository, ReceivedLinkService, ReceivedLinkRepository],
})
export class LinkModule {}

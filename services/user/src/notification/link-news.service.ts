import { linkCodeAsked, linkLocked } from '@folia/contracts/link/events';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailService } from '../email/email.service';
import { NewsService } from './news.service';

/** What happens at the gates of protected links: codes go to visitors, and owners hear of locks. */
@Injectable()
export class LinkNewsService {
  constructor(
    private readonly news: NewsService,
    private readonly emails: EmailService,
  ) {}

  /** Somebody waits at the gate for it. */
  @On(linkCodeAsked)
  async onCodeAsked({ codeId, ownerId }: { codeId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.emails.sendSoon(await this.emails.note(manager, { kind: 'link-code', userId: ownerId, about: codeId }));
  }

  @On(linkLocked)
  async onLocked({ linkId, ownerId }: { linkId: string; ownerId: string }, manager: EntityManager): Promise<void> {
    await this.emails.sendSoon(await this.news.tell(manager, { userId: ownerId, kind: 'link-locked', about: linkId }));
  }
}

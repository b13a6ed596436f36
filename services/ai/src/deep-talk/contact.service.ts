import type { Person } from '@folia/contracts/access';
import { contactLeft } from '@folia/contracts/deep-talk/events';
import { AppError } from '@folia/contracts/errors';
import { Outbox } from '@folia/platform/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContactRepository, type NewContact } from './contact.repository';
import { ConversationRepository } from './conversation.repository';
import { ViewedPortfolioClient } from './viewed-portfolio.client';

/** How whoever asked can be reached, left with their conversation. */
@Injectable()
export class ContactService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly conversations: ConversationRepository,
    private readonly portfolios: ViewedPortfolioClient,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
  ) {}

  /** Whoever no longer sees the page, because one has blocked the other or it was closed, leaves nothing. A link session does not reach writes, so links are not asked. */
  async leave({ id: askerId, caller }: Person, conversationId: string, contact: NewContact): Promise<void> {
    const found = await this.conversations.find(askerId, conversationId);
    if (!found || found.askerId !== askerId) throw new AppError('NOT_FOUND');
    const { ownerId, profile, linkId } = found;
    if (!linkId) await this.portfolios.view(caller, { ownerId, profile, linkId, seenAs: null });
    await this.database.transaction(async (manager) => {
      if (!(await this.contacts.leave(manager, askerId, conversationId, contact))) throw new AppError('NOT_FOUND');
      await this.outbox.publish(manager, contactLeft, { conversationId, ownerId });
    });
    void this.outbox.relay();
  }

  async withdraw({ id: askerId }: Person, conversationId: string): Promise<void> {
    if (!(await this.contacts.withdraw(askerId, conversationId))) throw new AppError('NOT_FOUND');
  }
}

import { answerRated, contactLeft, digestDue, questionUnanswered } from '@folia/contracts/deep-talk/events';
import type { NotificationKind } from '@folia/contracts/notification/topics';
import { On } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailRepository } from '../email/email.repository';
import { NewsService } from './news.service';

type AboutConversation = { conversationId: string; ownerId: string };

/** Tells owners what became of questions about them. */
@Injectable()
export class TalkNewsService {
  constructor(
    private readonly news: NewsService,
    private readonly emails: EmailRepository,
  ) {}

  @On(questionUnanswered)
  async onUnanswered(about: AboutConversation, manager: EntityManager): Promise<void> {
    await this.tell(manager, 'question-unanswered', about);
  }

  @On(answerRated)
  async onRated({ helpful, ...about }: AboutConversation & { helpful: boolean }, manager: EntityManager): Promise<void> {
    await this.tell(manager, helpful ? 'answer-helpful' : 'answer-unhelpful', about);
  }

  @On(contactLeft)
  async onContactLeft(about: AboutConversation, manager: EntityManager): Promise<void> {
    await this.tell(manager, 'contact-left', about);
  }

  @On(digestDue)
  async onDigestDue({ ownerId }: { ownerId: string }, manager: EntityManager): Promise<void> {
    await this.news.tell(manager, { userId: ownerId, kind: 'questions-asked', about: ownerId });
  }

  /** In the bell every time; of one kind an e-mail an hour, however many people ask. */
  private async tell(manager: EntityManager, kind: NotificationKind, { conversationId, ownerId }: AboutConversation): Promise<void> {
    const byEmail = !(await this.emails.isSentLately(manager, ownerId, kind));
    await this.news.tell(manager, { userId: ownerId, kind, about: conversationId }, { byEmail });
  }
}

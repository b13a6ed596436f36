import { topicOf } from '@folia/contracts/notification/topics';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailService } from '../email/email.service';
import { ChoiceRepository } from './choice.repository';
import { type News, NotificationRepository } from './notification.repository';

/**
 * Tells people what concerns them where they want to hear it: in the bell, by e-mail, or not at all. Anything about their account's safety they always hear.
 */
@Injectable()
export class NewsService {
  constructor(
    private readonly choices: ChoiceRepository,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
  ) {}

  /**
   * Call it in the transaction of the change it is about, and `send` with the e-mail's id afterwards; whether the e-mail is still wanted is checked again then.
   * `byEmail` false: no e-mail this time; `address`: send it there, and not to the account's current address.
   */
  async tell(manager: EntityManager, news: News, { byEmail = true, address }: { byEmail?: boolean; address?: string } = {}): Promise<string | null> {
    const topic = topicOf[news.kind];
    const { bell, email } = topic === 'account' ? { bell: true, email: true } : (await this.choices.find(news.userId, manager))[topic];
    if (bell) await this.notifications.add(manager, news);
    return email && byEmail ? this.emails.note(manager, { kind: news.kind, userId: news.userId, fromId: news.fromId, about: news.about, address }) : null;
  }
}

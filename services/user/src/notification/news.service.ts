import { topicOf } from '@folia/contracts/notification/topics';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailService } from '../email/email.service';
import { ChoiceRepository } from './choice.repository';
import { type News, NotificationRepository } from './notification.repository';

/** Tells people what concerns them where they want to hear it: in the bell, by e-mail, or not. What is about their safety they always hear. */
@Injectable()
export class NewsService {
  constructor(
    private readonly choices: ChoiceRepository,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
  ) {}

  /**
   * In the transaction of what it tells of; `send` the id of the e-mail afterwards. Whether it still is wanted is looked at again then. `byEmail` false:
   * this time none; `address`: to this one, not to the account's of that moment.
   */
  async tell(manager: EntityManager, news: News, { byEmail = true, address }: { byEmail?: boolean; address?: string } = {}): Promise<string | null> {
    const topic = topicOf[news.kind];
    const { bell, email } = topic === 'account' ? { bell: true, email: true } : (await this.choices.find(news.userId, manager))[topic];
    if (bell) await this.notifications.add(manager, news);
    return email && byEmail ? this.emails.note(manager, { kind: news.kind, userId: news.userId, fromId: news.fromId, about: news.about, address }) : null;
  }
}

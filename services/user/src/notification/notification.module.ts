import { Module } from '@nestjs/common';
import { AskingRefusalRepository } from '../asking/asking-refusal.repository';
import { EmailRepository } from '../email/email.repository';
import { GuestRepository } from '../guest/guest.repository';
import { MemberRepository } from '../organisation/member.repository';
import { ApplicationNewsService } from './application-news.service';
import { ChoiceRepository } from './choice.repository';
import { LinkEndNewsService } from './link-end-news.service';
import { LinkNewsService } from './link-news.service';
import { NewsService } from './news.service';
import { NotificationController } from './notification.controller';
import { NotificationRepository } from './notification.repository';
import { NotificationService } from './notification.service';
import { ReminderService } from './reminder.service';
import { ScreeningNewsService } from './screening-news.service';
import { TalkNewsService } from './talk-news.service';
import { VisitNewsService } from './visit-news.service';
import { WebhookNewsService } from './webhook-news.service';

@Module({
  controllers: [NotificationController],
  providers: [
    NotificationService,
    NewsService,
    NotificationRepository,
    ChoiceRepository,
    GuestRepository,
    AskingRefusalRepository,
    ReminderService,
    LinkEndNewsService,
    ApplicationNewsService,
    LinkNewsService,
    TalkNewsService,
    EmailRepository,
    VisitNewsService,
    ScreeningNewsService,
    MemberRepository,
    WebhookNewsService,
  ],
  exports: [NewsService, NotificationRepository, MemberRepository],
})
export class NotificationModule {}

import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { AdminModule } from '../admin/admin.module';
import { EmailRepository } from '../email/email.repository';
import { GuestRepository } from '../guest/guest.repository';
import { NotificationModule } from '../notification/notification.module';
import { AdminFeedbackService } from './admin-feedback.service';
import { FeedbackController } from './feedback.controller';
import { FeedbackRepository } from './feedback.repository';
import { FeedbackService } from './feedback.service';

@Module({
  imports: [AccountModule, AdminModule, NotificationModule],
  controllers: [FeedbackController],
  providers: [FeedbackService, AdminFeedbackService, FeedbackRepository, EmailRepository, GuestRepository],
})
export class FeedbackModule {}

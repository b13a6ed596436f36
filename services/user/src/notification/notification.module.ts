import { Module } from '@nestjs/common';
import { GuestRepository } from '../guest/guest.repository';
import { ChoiceRepository } from './choice.repository';
import { NewsService } from './news.service';
import { NotificationController } from './notification.controller';
import { NotificationRepository } from './notification.repository';
import { NotificationService } from './notification.service';

@Module({
  controllers: [NotificationController],
  providers: [NotificationService, NewsService, NotificationRepository, ChoiceRepository, GuestRepository],
  exports: [NewsService, NotificationRepository],
})
export class NotificationModule {}

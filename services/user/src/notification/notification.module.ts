import { Module } from '@nestjs/common';
import { ChoiceRepository } from './choice.repository';
import { NewsService } from './news.service';
import { NotificationController } from './notification.controller';
import { NotificationRepository } from './notification.repository';
import { NotificationService } from './notification.service';

@Module({
  controllers: [NotificationController],
  providers: [NotificationService, NewsService, NotificationRepository, ChoiceRepository],
  exports: [NewsService, NotificationRepository],
})
export class NotificationModule {}

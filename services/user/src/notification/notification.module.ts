import { Module } from '@nestjs/common';
import { NotificationController } from './notification.controller';
import { NotificationRepository } from './notification.repository';
import { NotificationService } from './notification.service';

@Module({ controllers: [NotificationController], providers: [NotificationService, NotificationRepository], exports: [NotificationRepository] })
export class NotificationModule {}

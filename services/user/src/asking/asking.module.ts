import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { AskingController } from './asking.controller';
import { AskingService } from './asking.service';
import { AskingRefusalRepository } from './asking-refusal.repository';

@Module({ imports: [NotificationModule], controllers: [AskingController], providers: [AskingService, AskingRefusalRepository] })
export class AskingModule {}

import { Module } from '@nestjs/common';
import { IdentityRepository } from '../identity/identity.repository';
import { NotificationModule } from '../notification/notification.module';
import { AskingController } from './asking.controller';
import { AskingService } from './asking.service';
import { AskingRefusalRepository } from './asking-refusal.repository';

@Module({ imports: [NotificationModule], controllers: [AskingController], providers: [AskingService, AskingRefusalRepository, IdentityRepository] })
export class AskingModule {}

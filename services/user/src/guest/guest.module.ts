import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { MessageRepository } from '../message/message.repository';
import { ThreadRepository } from '../message/thread.repository';
import { NotificationModule } from '../notification/notification.module';
import { GuestController } from './guest.controller';
import { GuestRepository } from './guest.repository';
import { GuestService } from './guest.service';

@Module({
  imports: [AccountModule, NotificationModule],
  controllers: [GuestController],
  providers: [GuestService, GuestRepository, MessageRepository, ThreadRepository],
})
export class GuestModule {}

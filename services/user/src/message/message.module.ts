import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { NotificationModule } from '../notification/notification.module';
import { SafetyModule } from '../safety/safety.module';
import { MessageController } from './message.controller';
import { MessageRepository } from './message.repository';
import { MessageService } from './message.service';
import { ThreadRepository } from './thread.repository';

@Module({
  imports: [AccountModule, SafetyModule, NotificationModule],
  controllers: [MessageController],
  providers: [MessageService, MessageRepository, ThreadRepository],
})
export class MessageModule {}

import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { EmailModule } from '../email/email.module';
import type { UserEnv } from '../env';
import { NotificationModule } from '../notification/notification.module';
import { SafetyModule } from '../safety/safety.module';
import { MessageController } from './message.controller';
import { MessageRepository } from './message.repository';
import { MessageService } from './message.service';
import { ThreadRepository } from './thread.repository';

@Module({})
export class MessageModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: MessageModule,
      imports: [AccountModule, SafetyModule, NotificationModule, EmailModule.with(env)],
      controllers: [MessageController],
      providers: [MessageService, MessageRepository, ThreadRepository],
    };
  }
}

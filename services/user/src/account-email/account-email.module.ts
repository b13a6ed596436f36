import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { GuestRepository } from '../guest/guest.repository';
import { NotificationModule } from '../notification/notification.module';
import { AccountEmailController } from './account-email.controller';
import { AccountEmailRepository } from './account-email.repository';
import { AccountEmailService } from './account-email.service';
import { RecoveryRepository } from './recovery.repository';
import { RecoveryService } from './recovery.service';

@Module({})
export class AccountEmailModule {
  /** `session` opens a session for a person who recovers their account. */
  static with(session: DynamicModule): DynamicModule {
    return {
      module: AccountEmailModule,
      imports: [session, AccountModule, NotificationModule],
      controllers: [AccountEmailController],
      providers: [AccountEmailService, RecoveryService, AccountEmailRepository, RecoveryRepository, GuestRepository],
    };
  }
}

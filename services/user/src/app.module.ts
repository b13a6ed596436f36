import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AccountEmailModule } from './account-email/account-email.module';
import { AdminModule } from './admin/admin.module';
import { EmailModule } from './email/email.module';
import type { UserEnv } from './env';
import { GuestModule } from './guest/guest.module';
import { IdentityModule } from './identity/identity.module';
import { JobOverModule } from './job-over/job-over.module';
import { LeavingModule } from './leaving/leaving.module';
import { MessageModule } from './message/message.module';
import { NotificationModule } from './notification/notification.module';
import { SafetyModule } from './safety/safety.module';
import { SessionModule } from './session/session.module';
import { UsageModule } from './usage/usage.module';
import { UsernameModule } from './username/username.module';

@Module({})
export class AppModule {
  static with(env: UserEnv): DynamicModule {
    const session = SessionModule.with(env);
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('user', env, []),
        AccountModule,
        UsernameModule,
        session,
        IdentityModule.with(session),
        AccountEmailModule.with(session),
        UsageModule,
        AdminModule,
        SafetyModule,
        EmailModule.with(env),
        MessageModule,
        GuestModule,
        NotificationModule,
        JobOverModule,
        LeavingModule.with(env),
      ],
    };
  }
}

import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AdminModule } from './admin/admin.module';
import type { UserEnv } from './env';
import { JobOverModule } from './job-over/job-over.module';
import { MessageModule } from './message/message.module';
import { NotificationModule } from './notification/notification.module';
import { SafetyModule } from './safety/safety.module';
import { IdentityModule } from './identity/identity.module';
import { SessionModule } from './session/session.module';
import { UsageModule } from './usage/usage.module';
import { UsernameModule } from './username/username.module';

@Module({})
export class AppModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('user', env, []),
        AccountModule,
        SessionModule.with(env),
        UsageModule,
        AdminModule,
        SafetyModule,
        MessageModule.with(env),
        NotificationModule,
        JobOverModule,
      ],
    };
    return { module: AppModule, imports: [PlatformModule.forService('user', env, []), AccountModule, UsernameModule, SessionModule.with(env), UsageModule] };
    const session = SessionModule.with(env);
      imports: [PlatformModule.forService('user', env, []), AccountModule, UsernameModule, session, IdentityModule.with(session), UsageModule],
  }
}

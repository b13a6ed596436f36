import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/account.module';
import { AccountEmailModule } from './account-email/account-email.module';
import { AdminModule } from './admin/admin.module';
import { AuditEntryEntity } from './admin/audit-entry.entity';
import { ApiKeyModule } from './api-key/api-key.module';
import { AskingModule } from './asking/asking.module';
import { BillingModule } from './billing/billing.module';
import { DeepTalkModule } from './deep-talk/deep-talk.module';
import { EmailModule } from './email/email.module';
import type { UserEnv } from './env';
import { FeatureSwitchModule } from './feature-switch/feature-switch.module';
import { FeedbackModule } from './feedback/feedback.module';
import { GuestEntity } from './guest/guest.entity';
import { GuestModule } from './guest/guest.module';
import { GuestMessageEntity } from './guest/guest-message.entity';
import { IdentityEntity } from './identity/identity.entity';
import { IdentityModule } from './identity/identity.module';
import { JobOverModule } from './job-over/job-over.module';
import { LeavingModule } from './leaving/leaving.module';
import { MessageModule } from './message/message.module';
import { ThreadMemberEntity } from './message/thread-member.entity';
import { NotificationModule } from './notification/notification.module';
import { OauthModule } from './oauth/oauth.module';
import { OpenInvoiceModule } from './open-invoice/open-invoice.module';
import { OrganisationModule } from './organisation/organisation.module';
import { PlanModule } from './plan/plan.module';
import { PlanRequestModule } from './plan-request/plan-request.module';
import { SafetyModule } from './safety/safety.module';
import { SessionEntity } from './session/session.entity';
import { SessionModule } from './session/session.module';
import { SpentBeforeModule } from './spent-before/spent-before.module';
import { UsageModule } from './usage/usage.module';
import { UsernameModule } from './username/username.module';
import { VerificationModule } from './verification/verification.module';

const entities = [AuditEntryEntity, GuestEntity, GuestMessageEntity, IdentityEntity, SessionEntity, ThreadMemberEntity];

@Module({})
export class AppModule {
  static with(env: UserEnv): DynamicModule {
    const session = SessionModule.with(env);
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService('user', env, entities),
        SpentBeforeModule.with(env),
        AccountModule,
        UsernameModule,
        session,
        IdentityModule.with(session),
        AccountEmailModule.with(session),
        UsageModule,
        BillingModule.with(env),
        OpenInvoiceModule,
        PlanRequestModule,
        DeepTalkModule,
        AdminModule,
        PlanModule,
        FeatureSwitchModule,
        OrganisationModule,
        VerificationModule.with(env),
        SafetyModule,
        EmailModule.with(env),
        MessageModule,
        GuestModule,
        FeedbackModule,
        NotificationModule,
        AskingModule,
        ApiKeyModule,
        JobOverModule,
        LeavingModule.with(env),
        OauthModule.with(env),
      ],
    };
  }
}

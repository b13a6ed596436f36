import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { AdminModule } from '../admin/admin.module';
import { GuestRepository } from '../guest/guest.repository';
import { NotificationModule } from '../notification/notification.module';
import { SandboxModule } from '../sandbox/sandbox.module';
import { UsageModule } from '../usage/usage.module';
import { AccountLogRepository } from './account-log.repository';
import { AdminOrganisationService } from './admin-organisation.service';
import { InvitationRepository } from './invitation.repository';
import { InvitationService } from './invitation.service';
import { MemberRepository } from './member.repository';
import { MemberService } from './member.service';
import { OrganisationController } from './organisation.controller';
import { OrganisationRepository } from './organisation.repository';
import { OrganisationService } from './organisation.service';
import { OrganisationDeletionRepository } from './organisation-deletion.repository';
import { OrganisationDeletionService } from './organisation-deletion.service';
import { ScreeningDeedsService } from './screening-deeds.service';

@Module({
  imports: [AccountModule, AdminModule, NotificationModule, SandboxModule, UsageModule],
  controllers: [OrganisationController],
  providers: [
    OrganisationService,
    MemberService,
    InvitationService,
    AdminOrganisationService,
    OrganisationRepository,
    MemberRepository,
    InvitationRepository,
    AccountLogRepository,
    GuestRepository,
    ScreeningDeedsService,
    OrganisationDeletionService,
    OrganisationDeletionRepository,
  ],
  exports: [MemberService, OrganisationService],
})
export class OrganisationModule {}

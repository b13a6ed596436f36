import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { OrganisationLogRepository } from '../organisation/organisation-log.repository';
import { DnsClient } from './dns.client';
import { VerificationController } from './verification.controller';
import { VerificationRepository } from './verification.repository';
import { VerificationService } from './verification.service';

@Module({
  imports: [AdminModule],
  controllers: [VerificationController],
  providers: [VerificationService, VerificationRepository, OrganisationLogRepository, DnsClient],
})
export class VerificationModule {}

import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { OrganisationRepository } from '../organisation/organisation.repository';
import { SandboxModule } from '../sandbox/sandbox.module';
import { ApiKeyController } from './api-key.controller';
import { ApiKeyRepository } from './api-key.repository';
import { ApiKeyService } from './api-key.service';
import { KeyEndNewsService } from './key-end-news.service';
import { LivingKeyRepository } from './living-key.repository';

@Module({
  controllers: [ApiKeyController],
  imports: [NotificationModule, SandboxModule],
  providers: [ApiKeyService, ApiKeyRepository, LivingKeyRepository, KeyEndNewsService, OrganisationRepository, AccountLogRepository],
  exports: [ApiKeyService],
})
export class ApiKeyModule {}

import { Module } from '@nestjs/common';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { OrganisationRepository } from '../organisation/organisation.repository';
import { ApiKeyController } from './api-key.controller';
import { ApiKeyRepository } from './api-key.repository';
import { ApiKeyService } from './api-key.service';

@Module({
  controllers: [ApiKeyController],
  providers: [ApiKeyService, ApiKeyRepository, OrganisationRepository, AccountLogRepository],
})
export class ApiKeyModule {}

import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { ApiKeyModule } from '../api-key/api-key.module';
import type { UserEnv } from '../env';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { OrganisationModule } from '../organisation/organisation.module';
import { issuer } from './issuer';
import { KeyClientService } from './key-client.service';
import { OauthController } from './oauth.controller';
import { OauthAdapterService } from './oauth-adapter.service';
import { OauthClientRepository } from './oauth-client.repository';
import { OauthGrantRepository } from './oauth-grant.repository';
import { OauthProviderService } from './oauth-provider.service';
import { OauthRecordRepository } from './oauth-record.repository';
import { OauthRequestService } from './oauth-request.service';
import { ProgramService } from './program.service';

@Module({})
export class OauthModule {
  static with({ APP_URL }: Pick<UserEnv, 'APP_URL'>): DynamicModule {
    return {
      module: OauthModule,
      imports: [AccountModule, ApiKeyModule, OrganisationModule],
      controllers: [OauthController],
      providers: [
        AccountLogRepository,
        OauthProviderService,
        OauthRequestService,
        ProgramService,
        KeyClientService,
        OauthAdapterService,
        OauthClientRepository,
        OauthGrantRepository,
        OauthRecordRepository,
        { provide: issuer, useValue: APP_URL.replace(/\/$/, '') },
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import type { UserEnv } from '../env';
import { OrganisationModule } from '../organisation/organisation.module';
import { OauthController } from './oauth.controller';
import { issuer, OauthAdapterService } from './oauth-adapter.service';
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
      imports: [AccountModule, OrganisationModule],
      controllers: [OauthController],
      providers: [
        OauthProviderService,
        OauthRequestService,
        ProgramService,
        OauthAdapterService,
        OauthClientRepository,
        OauthGrantRepository,
        OauthRecordRepository,
        { provide: issuer, useValue: APP_URL.replace(/\/$/, '') },
      ],
    };
  }
}

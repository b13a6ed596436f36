import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { ApiKeyModule } from '../api-key/api-key.module';
import type { UserEnv } from '../env';
import { ProvidersService, userEnv } from './providers.service';
import { SessionController } from './session.controller';
import { SessionRepository } from './session.repository';
import { SessionService } from './session.service';

@Module({})
export class SessionModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: SessionModule,
      imports: [AccountModule, ApiKeyModule],
      controllers: [SessionController],
      providers: [SessionService, ProvidersService, SessionRepository, { provide: userEnv, useValue: env }],
      exports: [SessionService, ProvidersService],
    };
  }
}

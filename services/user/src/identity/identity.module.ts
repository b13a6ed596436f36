import { type DynamicModule, Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { IdentityController } from './identity.controller';
import { IdentityRepository } from './identity.repository';
import { IdentityService } from './identity.service';

@Module({})
export class IdentityModule {
  /** `session` brings the providers. */
  static with(session: DynamicModule): DynamicModule {
    const imports = [session, NotificationModule];
    return { module: IdentityModule, imports, controllers: [IdentityController], providers: [IdentityService, IdentityRepository] };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { IdentityController } from './identity.controller';
import { IdentityRepository } from './identity.repository';
import { IdentityService } from './identity.service';

@Module({})
export class IdentityModule {
  /** `session` brings the providers. */
  static with(session: DynamicModule): DynamicModule {
    return { module: IdentityModule, imports: [session], controllers: [IdentityController], providers: [IdentityService, IdentityRepository] };
  }
}

import { PlatformModule } from '@folia/platform/platform.module';
import { type DynamicModule, Module } from '@nestjs/common';
import type { SharingEnv } from './env';
import { GateModule } from './gate/gate.module';
import { LeavingModule } from './leaving/leaving.module';
import { LinkEntity } from './link/link.entity';
import { LinkModule } from './link/link.module';

@Module({})
export class AppModule {
  static with(env: SharingEnv): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.forService('sharing', env, [LinkEntity]), GateModule.with(env), LinkModule, LeavingModule] };
  }
}

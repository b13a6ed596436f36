import { type DynamicModule, Module } from '@nestjs/common';
import type { UserEnv } from '../env';
import { userEnv } from '../session/providers.service';
import { DeletionRepository } from './deletion.repository';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';

@Module({})
export class LeavingModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: LeavingModule,
      controllers: [LeavingController],
      providers: [LeavingService, DeletionRepository, { provide: userEnv, useValue: env }],
    };
  }
}

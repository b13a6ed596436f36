import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import type { UserEnv } from '../env';
import { NotificationModule } from '../notification/notification.module';
import { OrganisationModule } from '../organisation/organisation.module';
import { userEnv } from '../session/providers.service';
import { DeletionRepository } from './deletion.repository';
import { DepartureJournal, journalOf } from './departure-journal';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';

@Module({})
export class LeavingModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: LeavingModule,
      imports: [AdminModule, NotificationModule, OrganisationModule],
      controllers: [LeavingController],
      providers: [
        LeavingService,
        DeletionRepository,
        { provide: DepartureJournal, useFactory: () => new DepartureJournal(journalOf(env)) },
        { provide: userEnv, useValue: env },
      ],
    };
  }
}

import { join } from 'node:path';
import { isBucket } from '@folia/platform/open-file-store';
import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import type { UserEnv } from '../env';
import { NotificationModule } from '../notification/notification.module';
import { OrganisationModule } from '../organisation/organisation.module';
import { SandboxModule } from '../sandbox/sandbox.module';
import { userEnv } from '../session/providers.service';
import { DeletionRepository } from './deletion.repository';
import { DepartureJournal } from './departure-journal';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';

/** The path of the journal. Throws where nothing says which it is: a bucket has no file that one can add a line to. */
export function journalOf({ ERASURE_JOURNAL, FILE_STORE }: Pick<UserEnv, 'ERASURE_JOURNAL' | 'FILE_STORE'>): string {
  if (!ERASURE_JOURNAL && isBucket(FILE_STORE)) throw new Error('ERASURE_JOURNAL has to say where deletions are noted, since FILE_STORE is a bucket');
  return ERASURE_JOURNAL || join(FILE_STORE, '.erasures.jsonl');
}

@Module({})
export class LeavingModule {
  static with(env: UserEnv): DynamicModule {
    return {
      module: LeavingModule,
      imports: [AdminModule, NotificationModule, OrganisationModule, SandboxModule],
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

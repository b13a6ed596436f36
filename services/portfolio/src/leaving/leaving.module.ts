import { Module } from '@nestjs/common';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';
import { StoredFileRepository } from './stored-file.repository';

@Module({ controllers: [LeavingController], providers: [LeavingService, StoredFileRepository] })
export class LeavingModule {}

import { Module } from '@nestjs/common';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';
import { StoredFileRepository } from './stored-file.repository';

@Module({ controllers: [LeavingController], providers: [LeavingService, StoredFileRepository, SearchDocumentRepository] })
export class LeavingModule {}

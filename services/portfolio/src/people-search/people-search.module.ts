import { Module } from '@nestjs/common';
import { PeopleSearchController } from './people-search.controller';
import { PeopleSearchService } from './people-search.service';
import { SearchDocumentRepository } from './search-document.repository';

@Module({ controllers: [PeopleSearchController], providers: [PeopleSearchService, SearchDocumentRepository], exports: [SearchDocumentRepository] })
export class PeopleSearchModule {}

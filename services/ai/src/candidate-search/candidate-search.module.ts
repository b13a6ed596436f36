import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { ScreeningModule } from '../screening/screening.module';
import { CandidateSearchController } from './candidate-search.controller';
import { CandidateSearchService } from './candidate-search.service';
import { FoundPeopleClient } from './found-people.client';
import { FoundPersonRepository } from './found-person.repository';

@Module({
  imports: [ScreeningModule, CandidacyModule],
  controllers: [CandidateSearchController],
  providers: [CandidateSearchService, FoundPeopleClient, FoundPersonRepository],
  exports: [CandidateSearchService],
})
export class CandidateSearchModule {}

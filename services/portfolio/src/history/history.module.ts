import { Module } from '@nestjs/common';
import { ItemRepository } from '../item/item.repository';
import { NamedProfileRepository } from '../named-profile/named-profile.repository';
import { PeopleSearchModule } from '../people-search/people-search.module';
import { ProfileRepository } from '../profile/profile.repository';
import { HistoryController } from './history.controller';
import { HistoryService } from './history.service';
import { PortfolioStateRepository } from './portfolio-state.repository';
import { RevisionRepository } from './revision.repository';
import { UndoService } from './undo.service';

@Module({
  imports: [PeopleSearchModule],
  controllers: [HistoryController],
  providers: [HistoryService, UndoService, RevisionRepository, PortfolioStateRepository, ItemRepository, ProfileRepository, NamedProfileRepository],
  exports: [HistoryService, RevisionRepository],
})
export class HistoryModule {}

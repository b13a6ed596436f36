import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { ItemRepository } from '../item/item.repository';
import { NamedProfileRepository } from '../named-profile/named-profile.repository';
import { PeopleSearchModule } from '../people-search/people-search.module';
import { ProfileController } from './profile.controller';
import { ProfileRepository } from './profile.repository';
import { ProfileService } from './profile.service';

@Module({
  imports: [HistoryModule, PeopleSearchModule],
  controllers: [ProfileController],
  providers: [ProfileService, ProfileRepository, ItemRepository, NamedProfileRepository],
  exports: [ProfileRepository],
})
export class ProfileModule {}

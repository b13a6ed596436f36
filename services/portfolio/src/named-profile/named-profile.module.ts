import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository } from '../profile/profile.repository';
import { NamedProfileController } from './named-profile.controller';
import { NamedProfileRepository } from './named-profile.repository';
import { NamedProfileService } from './named-profile.service';

@Module({
  imports: [HistoryModule],
  controllers: [NamedProfileController],
  providers: [NamedProfileService, NamedProfileRepository, ProfileRepository, ItemRepository],
  exports: [NamedProfileRepository],
})
export class NamedProfileModule {}

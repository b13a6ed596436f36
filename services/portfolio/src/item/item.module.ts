import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { ProfileRepository } from '../profile/profile.repository';
import { ItemController } from './item.controller';
import { ItemRepository } from './item.repository';
import { ItemService } from './item.service';

@Module({ imports: [HistoryModule], controllers: [ItemController], providers: [ItemService, ItemRepository, ProfileRepository], exports: [ItemRepository] })
export class ItemModule {}

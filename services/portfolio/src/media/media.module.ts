import { Module } from '@nestjs/common';
import { ItemModule } from '../item/item.module';
import { ProfileModule } from '../profile/profile.module';
import { ProjectorModule } from '../projector/projector.module';
import { StorageModule } from '../storage/storage.module';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';

@Module({
  imports: [ItemModule, ProfileModule, ProjectorModule, StorageModule],
  controllers: [MediaController],
  providers: [MediaService],
})
export class MediaModule {}

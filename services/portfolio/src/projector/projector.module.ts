import { Module } from '@nestjs/common';
import { ItemModule } from '../item/item.module';
import { MediaRepository } from '../media/media.repository';
import { NamedProfileModule } from '../named-profile/named-profile.module';
import { ProfileModule } from '../profile/profile.module';
import { StandingModule } from '../standing/standing.module';
import { ProjectorController } from './projector.controller';
import { ProjectorService } from './projector.service';

@Module({
  imports: [ProfileModule, NamedProfileModule, ItemModule, StandingModule],
  controllers: [ProjectorController],
  providers: [ProjectorService, MediaRepository],
  exports: [ProjectorService, MediaRepository],
})
export class ProjectorModule {}

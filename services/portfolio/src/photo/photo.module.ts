import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module';
import { ProjectorModule } from '../projector/projector.module';
import { PhotoController } from './photo.controller';
import { PhotoRepository } from './photo.repository';
import { PhotoService } from './photo.service';

@Module({ imports: [ProfileModule, ProjectorModule], controllers: [PhotoController], providers: [PhotoService, PhotoRepository] })
export class PhotoModule {}

import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module';
import { ResumeFileController } from './resume-file.controller';
import { ResumeFileRepository } from './resume-file.repository';
import { ResumeFileService } from './resume-file.service';

@Module({ imports: [StorageModule], controllers: [ResumeFileController], providers: [ResumeFileService, ResumeFileRepository] })
export class ResumeFileModule {}

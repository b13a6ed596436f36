import { Module } from '@nestjs/common';
import { ResumeFileController } from './resume-file.controller';
import { ResumeFileRepository } from './resume-file.repository';
import { ResumeFileService } from './resume-file.service';

@Module({ controllers: [ResumeFileController], providers: [ResumeFileService, ResumeFileRepository] })
export class ResumeFileModule {}

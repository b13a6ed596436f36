import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { CandidateFileModule } from '../candidate-file/candidate-file.module';
import { CandidateUploadController } from './candidate-upload.controller';
import { CandidateUploadRepository } from './candidate-upload.repository';
import { CandidateUploadService } from './candidate-upload.service';

@Module({
  imports: [CandidacyModule, CandidateFileModule],
  controllers: [CandidateUploadController],
  providers: [CandidateUploadService, CandidateUploadRepository],
})
export class CandidateUploadModule {}

import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { CandidateUploadController } from './candidate-upload.controller';
import { CandidateUploadRepository } from './candidate-upload.repository';
import { CandidateUploadService } from './candidate-upload.service';

@Module({
  imports: [CandidacyModule],
  controllers: [CandidateUploadController],
  providers: [CandidateUploadService, CandidateUploadRepository],
})
export class CandidateUploadModule {}

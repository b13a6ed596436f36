import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { CandidateFileModule } from '../candidate-file/candidate-file.module';
import { ScreeningModule } from '../screening/screening.module';
import { CandidateUploadController } from './candidate-upload.controller';
import { CandidateUploadRepository } from './candidate-upload.repository';
import { CandidateUploadService } from './candidate-upload.service';

@Module({
  imports: [CandidacyModule, CandidateFileModule, ScreeningModule],
  controllers: [CandidateUploadController],
  providers: [CandidateUploadService, CandidateUploadRepository],
})
export class CandidateUploadModule {}

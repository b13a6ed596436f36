import { Module } from '@nestjs/common';
import { CandidateFileController } from './candidate-file.controller';
import { CandidateFileRepository } from './candidate-file.repository';
import { CandidateStorageService } from './candidate-storage.service';

@Module({
  controllers: [CandidateFileController],
  providers: [CandidateStorageService, CandidateFileRepository],
  exports: [CandidateStorageService, CandidateFileRepository],
})
export class CandidateFileModule {}

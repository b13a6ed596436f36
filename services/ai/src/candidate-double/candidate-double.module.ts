import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { ScreeningModule } from '../screening/screening.module';
import { CandidateDoubleController } from './candidate-double.controller';
import { CandidateDoubleRepository } from './candidate-double.repository';
import { CandidateDoubleService } from './candidate-double.service';

@Module({
  imports: [CandidacyModule, ScreeningModule],
  controllers: [CandidateDoubleController],
  providers: [CandidateDoubleService, CandidateDoubleRepository],
})
export class CandidateDoubleModule {}

import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { ScreeningModule } from '../screening/screening.module';
import { ContestController } from './contest.controller';
import { ContestRepository } from './contest.repository';
import { ContestService } from './contest.service';
import { ContestAnswerService } from './contest-answer.service';

@Module({
  imports: [ScreeningModule, CandidacyModule],
  controllers: [ContestController],
  providers: [ContestService, ContestAnswerService, ContestRepository],
})
export class ContestModule {}

import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { CandidateSearchModule } from '../candidate-search/candidate-search.module';
import { ScreeningModule } from '../screening/screening.module';
import { AskingController } from './asking.controller';
import { AskingRepository } from './asking.repository';
import { AskingService } from './asking.service';
import { PassedOnPortfolioClient } from './passed-on-portfolio.client';

@Module({
  imports: [CandidacyModule, CandidateSearchModule, ScreeningModule],
  controllers: [AskingController],
  providers: [AskingService, AskingRepository, PassedOnPortfolioClient],
  exports: [AskingService, AskingRepository],
})
export class AskingModule {}

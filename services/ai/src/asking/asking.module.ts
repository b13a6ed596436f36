import { Module } from '@nestjs/common';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { AskingController } from './asking.controller';
import { AskingRepository } from './asking.repository';
import { AskingService } from './asking.service';
import { PassedOnPortfolioClient } from './passed-on-portfolio.client';

@Module({ imports: [CandidacyModule], controllers: [AskingController], providers: [AskingService, AskingRepository, PassedOnPortfolioClient] })
export class AskingModule {}

import { Module } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ApplyService } from './apply.service';
import { CandidacyController } from './candidacy.controller';
import { CandidacyRepository } from './candidacy.repository';
import { CandidacyService } from './candidacy.service';
import { JobPageService } from './job-page.service';

@Module({ controllers: [CandidacyController], providers: [JobPageService, ApplyService, CandidacyService, CandidacyRepository, OwnPortfolioClient] })
export class CandidacyModule {}

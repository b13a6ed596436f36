import { ChangesModule } from '@folia/platform/changes/changes.module';
import { Module } from '@nestjs/common';
import { VoluntaryModule } from '../voluntary/voluntary.module';
import { BoardRepository } from './board.repository';
import { BoardService } from './board.service';
import { CandidateRepository } from './candidate.repository';
import { CandidateService } from './candidate.service';
import { CriteriaService } from './criteria.service';
import { CriterionRepository } from './criterion.repository';
import { DeedsService } from './deeds.service';
import { OpinionRepository } from './opinion.repository';
import { ReadingRepository } from './reading.repository';
import { ReadingService } from './reading.service';
import { ScreeningController } from './screening.controller';
import { ScreeningProcessor } from './screening.processor';
import { ScreeningJobRepository } from './screening-job.repository';
import { ScreeningJobService } from './screening-job.service';

@Module({
  imports: [VoluntaryModule, ChangesModule],
  controllers: [ScreeningController],
  providers: [
    ScreeningJobService,
    ScreeningJobRepository,
    CriteriaService,
    CriterionRepository,
    ReadingService,
    ReadingRepository,
    ScreeningProcessor,
    BoardService,
    BoardRepository,
    CandidateService,
    CandidateRepository,
    OpinionRepository,
    DeedsService,
  ],
  exports: [ReadingService, ScreeningJobService, ScreeningJobRepository, BoardService, BoardRepository, CandidateRepository, CriterionRepository, DeedsService],
})
export class ScreeningModule {}

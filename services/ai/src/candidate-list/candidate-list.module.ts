import { ChangesModule } from '@folia/platform/changes/changes.module';
import { Module } from '@nestjs/common';
import { ScreeningModule } from '../screening/screening.module';
import { CandidateListController } from './candidate-list.controller';
import { CandidateListRepository } from './candidate-list.repository';
import { CandidateListService } from './candidate-list.service';

@Module({ imports: [ScreeningModule, ChangesModule], controllers: [CandidateListController], providers: [CandidateListService, CandidateListRepository] })
export class CandidateListModule {}

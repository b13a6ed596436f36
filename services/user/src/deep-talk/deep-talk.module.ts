import { Module } from '@nestjs/common';
import { UsageModule } from '../usage/usage.module';
import { AnswerUnitController } from './answer-unit.controller';
import { AnswerUnitRepository } from './answer-unit.repository';
import { AnswerUnitService } from './answer-unit.service';

@Module({ imports: [UsageModule], controllers: [AnswerUnitController], providers: [AnswerUnitService, AnswerUnitRepository] })
export class DeepTalkModule {}

import { Module } from '@nestjs/common';
import { StandingRepository } from './standing.repository';
import { StandingService } from './standing.service';

@Module({ providers: [StandingService, StandingRepository], exports: [StandingRepository] })
export class StandingModule {}

import { Module } from '@nestjs/common';
import { VoluntaryRepository } from './voluntary.repository';
import { VoluntaryService } from './voluntary.service';

@Module({ providers: [VoluntaryService, VoluntaryRepository], exports: [VoluntaryService] })
export class VoluntaryModule {}

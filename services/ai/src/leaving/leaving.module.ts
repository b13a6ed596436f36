import { Module } from '@nestjs/common';
import { LeavingController } from './leaving.controller';
import { LeavingService } from './leaving.service';

@Module({ controllers: [LeavingController], providers: [LeavingService] })
export class LeavingModule {}

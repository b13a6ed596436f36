import { Module } from '@nestjs/common';
import { LeavingController } from './leaving.controller';

@Module({ controllers: [LeavingController] })
export class LeavingModule {}

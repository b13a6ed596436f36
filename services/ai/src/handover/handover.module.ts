import { Module } from '@nestjs/common';
import { HandoverController } from './handover.controller';
import { HandoverRepository } from './handover.repository';
import { HandoverService } from './handover.service';

@Module({ controllers: [HandoverController], providers: [HandoverRepository, HandoverService] })
export class HandoverModule {}

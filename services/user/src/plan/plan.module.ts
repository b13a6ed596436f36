import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { UsageModule } from '../usage/usage.module';
import { PlanController } from './plan.controller';
import { PlanRepository } from './plan.repository';
import { PlanService } from './plan.service';

@Module({ imports: [AdminModule, UsageModule], controllers: [PlanController], providers: [PlanService, PlanRepository], exports: [PlanRepository] })
export class PlanModule {}

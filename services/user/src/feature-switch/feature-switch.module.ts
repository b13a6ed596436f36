import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { FeatureSwitchController } from './feature-switch.controller';
import { FeatureSwitchRepository } from './feature-switch.repository';
import { FeatureSwitchService } from './feature-switch.service';

@Module({ imports: [AdminModule], controllers: [FeatureSwitchController], providers: [FeatureSwitchService, FeatureSwitchRepository] })
export class FeatureSwitchModule {}

import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { AdminModule } from '../admin/admin.module';
import { NotificationModule } from '../notification/notification.module';
import { PlanRequestController } from './plan-request.controller';
import { PlanRequestRepository } from './plan-request.repository';
import { PlanRequestService } from './plan-request.service';

@Module({
  imports: [AccountModule, AdminModule, NotificationModule],
  controllers: [PlanRequestController],
  providers: [PlanRequestService, PlanRequestRepository],
})
export class PlanRequestModule {}

import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { AdminModule } from '../admin/admin.module';
import { GuestRepository } from '../guest/guest.repository';
import { MessageRepository } from '../message/message.repository';
import { NotificationModule } from '../notification/notification.module';
import { AdminReportService } from './admin-report.service';
import { BlockRepository } from './block.repository';
import { ReportRepository } from './report.repository';
import { SafetyController } from './safety.controller';
import { SafetyService } from './safety.service';

@Module({
  imports: [AccountModule, AdminModule, NotificationModule],
  controllers: [SafetyController],
  providers: [SafetyService, AdminReportService, BlockRepository, ReportRepository, MessageRepository, GuestRepository],
  exports: [BlockRepository],
})
export class SafetyModule {}

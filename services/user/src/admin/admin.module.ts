import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module';
import { NotificationModule } from '../notification/notification.module';
import { UsageModule } from '../usage/usage.module';
import { AdminController } from './admin.controller';
import { AdminService } from './admin.service';
import { AdminJobService } from './admin-job.service';
import { AuditRepository } from './audit.repository';
import { FailingPartService } from './failing-part.service';
import { ModelSpendService } from './model-spend.service';
import { PageNameService } from './page-name.service';
import { PersonRepository } from './person.repository';

@Module({
  imports: [AccountModule, UsageModule, NotificationModule],
  controllers: [AdminController],
  providers: [AdminService, AdminJobService, FailingPartService, ModelSpendService, AuditRepository, PersonRepository, PageNameService],
  exports: [AdminService, AuditRepository, PersonRepository],
})
export class AdminModule {}

import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { UsageModule } from '../usage/usage.module';
import { JobOverService } from './job-over.service';

@Module({ imports: [UsageModule, NotificationModule], providers: [JobOverService] })
export class JobOverModule {}

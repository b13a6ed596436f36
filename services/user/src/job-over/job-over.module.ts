import { Module } from '@nestjs/common';
import { NotificationModule } from '../notification/notification.module';
import { UsageModule } from '../usage/usage.module';
import { JobOverService } from './job-over.service';
import { LimitNewsRepository } from './limit-news.repository';
import { LimitNewsService } from './limit-news.service';

@Module({ imports: [UsageModule, NotificationModule], providers: [JobOverService, LimitNewsService, LimitNewsRepository] })
export class JobOverModule {}

import { Module } from '@nestjs/common';
import { JobController } from './job.controller';
import { JobService } from './job.service';
import { PaidJobsService } from './paid-jobs.service';

@Module({ controllers: [JobController], providers: [JobService, PaidJobsService], exports: [PaidJobsService] })
export class JobModule {}

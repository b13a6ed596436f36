import { Module } from '@nestjs/common';
import { ResumeImportModule } from '../resume-import/resume-import.module';
import { ResumeTrialController } from './resume-trial.controller';
import { ResumeTrialService } from './resume-trial.service';
import { WaitingImportsRepository } from './waiting-imports.repository';

@Module({ imports: [ResumeImportModule], controllers: [ResumeTrialController], providers: [ResumeTrialService, WaitingImportsRepository] })
export class ResumeTrialModule {}

import { Global, Module } from '@nestjs/common';
import { AssessmentService } from './assessment.service';
import { ConnectorController } from './connector.controller';
import { ConnectorRepository } from './connector.repository';
import { ConnectorService } from './connector.service';
import { ConnectorCallRepository } from './connector-call.repository';
import { ConnectorSenderService } from './connector-sender.service';
import { RecruitersClient } from './recruiters.client';
import { TestRepository } from './test.repository';

/** What it keeps of webhooks: their settings, and how tries follow each other. */
@Global()
@Module({
  controllers: [ConnectorController],
  providers: [ConnectorService, ConnectorRepository, ConnectorCallRepository, ConnectorSenderService, AssessmentService, TestRepository, RecruitersClient],
  exports: [ConnectorService, ConnectorRepository, ConnectorCallRepository, TestRepository],
})
export class ConnectorModule {}

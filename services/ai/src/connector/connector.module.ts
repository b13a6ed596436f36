import { Module } from '@nestjs/common';
import { AskingModule } from '../asking/asking.module';
import { CandidacyModule } from '../candidacy/candidacy.module';
import { ConnectorController } from './connector.controller';
import { ConnectorRepository } from './connector.repository';
import { ConnectorService } from './connector.service';

@Module({ imports: [AskingModule, CandidacyModule], controllers: [ConnectorController], providers: [ConnectorService, ConnectorRepository] })
export class ConnectorModule {}

import { Module } from '@nestjs/common';
import { ScreeningModule } from '../screening/screening.module';
import { VoluntaryModule } from '../voluntary/voluntary.module';
import { AuditController } from './audit.controller';
import { AuditService } from './audit.service';

@Module({ imports: [ScreeningModule, VoluntaryModule], controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}

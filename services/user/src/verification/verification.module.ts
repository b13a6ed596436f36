import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import type { UserEnv } from '../env';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { DnsClient, dnsServers } from './dns.client';
import { VerificationController } from './verification.controller';
import { VerificationRepository } from './verification.repository';
import { VerificationService } from './verification.service';

@Module({})
export class VerificationModule {
  static with({ DNS_SERVERS }: Pick<UserEnv, 'DNS_SERVERS'>): DynamicModule {
    return {
      module: VerificationModule,
      imports: [AdminModule],
      controllers: [VerificationController],
      providers: [
        VerificationService,
        VerificationRepository,
        AccountLogRepository,
        DnsClient,
        { provide: dnsServers, useValue: DNS_SERVERS.split(',').filter(Boolean) },
      ],
    };
  }
}

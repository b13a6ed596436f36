import type { Caller } from '@folia/contracts/caller';
import { blockPerson, decideReport, listBlocked, listReports, reportPerson, unblockPerson } from '@folia/contracts/safety';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AdminReportService } from './admin-report.service';
import { SafetyService } from './safety.service';

@Controller()
export class SafetyController {
  constructor(
    private readonly safety: SafetyService,
    private readonly adminReports: AdminReportService,
  ) {}

  @Handles(blockPerson)
  async block(caller: Caller, { userId }: { userId: string }) {
    await this.safety.block(caller, userId);
    return {};
  }

  @Handles(unblockPerson)
  async unblock(caller: Caller, { userId }: { userId: string }) {
    await this.safety.unblock(caller, userId);
    return {};
  }

  @Handles(listBlocked)
  listBlocked(caller: Caller) {
    return this.safety.listBlocked(caller);
  }

  @Handles(reportPerson)
  report(caller: Caller, input: z.output<typeof reportPerson.input>) {
    return this.safety.report(caller, input);
  }

  @Handles(listReports)
  listReports(caller: Caller, query: z.output<typeof listReports.input>) {
    return this.adminReports.list(caller, query);
  }

  @Handles(decideReport)
  async decideReport(caller: Caller, input: z.output<typeof decideReport.input>) {
    await this.adminReports.decide(caller, input);
    return {};
  }
}

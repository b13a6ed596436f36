import type { Person } from '@folia/contracts/access';
import { blockPerson, decideReport, listBlocked, listReports, reportPerson, unblockPerson } from '@folia/contracts/safety/questions';
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
  async block(person: Person, { userId }: { userId: string }) {
    await this.safety.block(person, userId);
    return {};
  }

  @Handles(unblockPerson)
  async unblock(person: Person, { userId }: { userId: string }) {
    await this.safety.unblock(person, userId);
    return {};
  }

  @Handles(listBlocked)
  listBlocked(person: Person) {
    return this.safety.listBlocked(person);
  }

  @Handles(reportPerson)
  report(person: Person, input: z.output<typeof reportPerson.input>) {
    return this.safety.report(person, input);
  }

  @Handles(listReports)
  listReports(admin: Person, query: z.output<typeof listReports.input>) {
    return this.adminReports.list(admin, query);
  }

  @Handles(decideReport)
  async decideReport(admin: Person, input: z.output<typeof decideReport.input>) {
    await this.adminReports.decide(admin, input);
    return {};
  }
}

import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { decideReport, listReports } from '@folia/contracts/safety';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { NewsService } from '../notification/news.service';
import { ReportRepository } from './report.repository';

/** The admins' queue of reports. What follows from one – a suspension – is a deed of its own. */
@Injectable()
export class AdminReportService {
  constructor(
    private readonly admins: AdminService,
    private readonly reports: ReportRepository,
    private readonly audit: AuditRepository,
    private readonly news: NewsService,
    private readonly database: DataSource,
  ) {}

  async list(caller: Caller, { state, cursor }: z.output<typeof listReports.input>) {
    await this.admins.requireAdmin(caller);
    const items = await this.reports.list(state, cursor);
    return { items, nextCursor: cursorAfter(items) };
  }

  async decide(caller: Caller, { id, verdict, reason }: z.output<typeof decideReport.input>): Promise<void> {
    const actorId = await this.admins.requireAdmin(caller);
    if (!(await this.reports.exists(id))) throw new AppError('NOT_FOUND');
    await this.database.transaction(async (manager) => {
      const decided = await this.reports.decide(manager, id, verdict, actorId, reason);
      if (!decided) throw new AppError('CONFLICT');
      await this.audit.note(manager, { actorId, action: `report.${verdict}`, targetId: decided.reportedId, reason, details: { report: id } });
      await this.news.tell(manager, { userId: decided.reporterId, kind: `report-${verdict}`, about: id });
    });
  }
}

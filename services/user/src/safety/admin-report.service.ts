import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { decideReport, listReports } from '@folia/contracts/safety/questions';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { AuditRepository } from '../admin/audit.repository';
import { type EmailSettings, emailSettings } from '../email/email.service';
import { hashOfAddress } from '../email/mail-token';
import { GuestRepository } from '../guest/guest.repository';
import { NewsService } from '../notification/news.service';
import { ReportRepository } from './report.repository';

/**
 * The admins' queue of reports. Any consequence, such as a suspension, is a separate action. A guest has no account, though, so upholding a report refuses
 * their address from then on.
 */
@Injectable()
export class AdminReportService {
  constructor(
    private readonly admins: AdminService,
    private readonly reports: ReportRepository,
    private readonly audit: AuditRepository,
    private readonly guests: GuestRepository,
    private readonly news: NewsService,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async list(admin: Person, { state, cursor }: z.output<typeof listReports.input>) {
    await this.admins.requireAdmin(admin);
    const items = await this.reports.list(state, cursor);
    return { items, nextCursor: cursorAfter(items) };
  }

  async decide(admin: Person, { id, verdict, reason }: z.output<typeof decideReport.input>): Promise<void> {
    const actorId = await this.admins.requireAdmin(admin);
    if (!(await this.reports.exists(id))) throw new AppError('NOT_FOUND');
    await this.database.transaction(async (manager) => {
      const decided = await this.reports.decide(manager, id, verdict, actorId, reason);
      if (!decided) throw new AppError('CONFLICT');
      await this.audit.note(manager, { actorId, action: `report.${verdict}`, targetId: decided.reportedId, reason, details: { report: id } });
      const address = verdict === 'upheld' ? await this.guests.findAddress(decided.reportedId) : null;
      if (address) await this.guests.refuse(hashOfAddress(address, this.settings.key), manager);
      await this.news.tell(manager, { userId: decided.reporterId, kind: `report-${verdict}`, about: id });
    });
  }
}

import type { Person } from '@folia/contracts/access';
import { planRequestsPerDay } from '@folia/contracts/billing/billing-rules';
import type { listPlanRequests, sendPlanRequest } from '@folia/contracts/billing/questions';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashOfAddress } from '../email/mail-token';
import { NewsService } from '../notification/news.service';
import { NotificationRepository } from '../notification/notification.repository';
import { PlanRequestRepository } from './plan-request.repository';

/** Plans that people ask for: Enterprise, and any where nothing can be paid online. They reach the admins' queue. */
@Injectable()
export class PlanRequestService {
  constructor(
    private readonly requests: PlanRequestRepository,
    private readonly accounts: AccountRepository,
    private readonly admins: AdminService,
    private readonly news: NewsService,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async send(caller: Caller, { ip, seats, ...request }: z.output<typeof sendPlanRequest.input>): Promise<{ id: string }> {
    const userId = callerUserId(caller);
    const ipHash = userId ? null : hashOfAddress(ip, this.settings.key);
    const { id, emailIds } = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'plan-request', userId ?? ipHash ?? '');
      const known = await this.requests.findByKey(manager, request.key, userId);
      if (known) return { id: known, emailIds: [] };
      if ((await this.requests.countToday(manager, userId, ipHash)) >= planRequestsPerDay) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsUntilTomorrow(new Date()) });
      }
      const id = newId();
      await this.requests.insert(manager, { id, userId, ipHash, seats: seats ?? null, ...request });
      const emailIds: (string | null)[] = [];
      for (const admin of await this.requests.listAdmins(manager))
        emailIds.push(await this.news.tell(manager, { userId: admin, kind: 'plan-requested', about: id }));
      return { id, emailIds };
    });
    for (const emailId of emailIds) await this.emails.send(emailId);
    return { id };
  }

  async list(admin: Person, { state, cursor }: z.output<typeof listPlanRequests.input>) {
    await this.admins.requireAdmin(admin);
    const items = await this.requests.list(state, cursor);
    return { items, nextCursor: cursorAfter(items) };
  }

  async close(admin: Person, id: string): Promise<void> {
    const adminId = await this.admins.requireAdmin(admin);
    if (!(await this.requests.exists(id))) throw new AppError('NOT_FOUND');
    if (!(await this.requests.close(id, adminId))) throw new AppError('CONFLICT');
    await this.notifications.markReadAbout(adminId, 'plan-requested', id);
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.requests.forgetOld();
  }
}

import type { Person } from '@folia/contracts/access';
import { type Caller, callerUserId } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { sendFeedback } from '@folia/contracts/feedback/questions';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { EmailRepository } from '../email/email.repository';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashOfAddress } from '../email/mail-token';
import { NewsService } from '../notification/news.service';
import { FeedbackRepository } from './feedback.repository';

/** What people say about the product, on its way to the admins. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly accounts: AccountRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly emailRows: EmailRepository,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** A person has an address already, so one they type is not kept; of people without an account the network counts. */
  async send(caller: Caller, { key, kind, text, page, email, ip }: z.output<typeof sendFeedback.input>): Promise<{ id: string }> {
    const userId = callerUserId(caller);
    const ipHash = userId ? null : hashOfAddress(ip, this.settings.key);
    const { id, emailIds } = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'feedback', userId ?? ipHash ?? '');
      const known = await this.feedback.findByKey(manager, key, userId);
      if (known) return { id: known, emailIds: [] };
      const id = newId();
      const made = { id, key, userId, email: userId ? null : (email ?? null), kind, text, page, ipHash };
      const outcome = await this.feedback.insert(manager, made);
      if (!outcome.kept) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: outcome.waitS ?? secondsUntilTomorrow(new Date()) });
      return { id, emailIds: await this.tellAdmins(manager, id) };
    });
    for (const emailId of emailIds) await this.emails.send(emailId);
    return { id };
  }

  async listOwn(person: Person) {
    return { items: await this.feedback.listOwn(person.id) };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.feedback.forgetOld();
  }

  private async tellAdmins(manager: EntityManager, about: string): Promise<(string | null)[]> {
    const emailIds: (string | null)[] = [];
    for (const userId of await this.feedback.listAdmins(manager)) {
      const byEmail = !(await this.emailRows.isSentLately(manager, userId, 'feedback-came'));
      emailIds.push(await this.news.tell(manager, { userId, kind: 'feedback-came', about }, { byEmail }));
    }
    return emailIds;
  }
}

import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { answerFeedback, listFeedback } from '@folia/contracts/feedback/questions';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AdminService, cursorAfter } from '../admin/admin.service';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashesOfAddress } from '../email/mail-token';
import { GuestRepository } from '../guest/guest.repository';
import { NewsService } from '../notification/news.service';
import { NotificationRepository } from '../notification/notification.repository';
import { FeedbackRepository } from './feedback.repository';

/** The admins' queue of feedback. */
@Injectable()
export class AdminFeedbackService {
  constructor(
    private readonly admins: AdminService,
    private readonly feedback: FeedbackRepository,
    private readonly guests: GuestRepository,
    private readonly news: NewsService,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async list(admin: Person, { state, cursor }: z.output<typeof listFeedback.input>) {
    await this.admins.requireAdmin(admin);
    const items = await this.feedback.list(state, cursor);
    return { items, nextCursor: cursorAfter(items) };
  }

  /** An address that wants no such e-mails gets none; the answer stands all the same. */
  async answer(admin: Person, { id, text }: z.output<typeof answerFeedback.input>): Promise<void> {
    const adminId = await this.admins.requireAdmin(admin);
    if (!(await this.feedback.exists(id))) throw new AppError('NOT_FOUND');
    const emailId = await this.database.transaction(async (manager) => {
      const answered = await this.feedback.answer(manager, id, text, adminId);
      if (!answered) throw new AppError('CONFLICT');
      const { userId, email } = answered;
      if (userId) return this.news.tell(manager, { userId, kind: 'feedback-answered', about: id });
      if (!email || (await this.guests.isRefused(manager, hashesOfAddress(email, this.settings.keys)))) return null;
      return this.emails.note(manager, { kind: 'feedback-answer', userId: adminId, about: id, address: email });
    });
    await this.notifications.markReadAbout(adminId, 'feedback-came', id);
    await this.emails.send(emailId);
  }

  async close(admin: Person, id: string): Promise<void> {
    const adminId = await this.admins.requireAdmin(admin);
    if (!(await this.feedback.exists(id))) throw new AppError('NOT_FOUND');
    if (!(await this.feedback.close(id))) throw new AppError('CONFLICT');
    await this.notifications.markReadAbout(adminId, 'feedback-came', id);
  }
}

import { AppError } from '@folia/contracts/errors';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { AccountRepository, toAccount } from '../account/account.repository';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashOfToken, makeMailToken } from '../email/mail-token';
import { NewsService } from '../notification/news.service';
import { SessionService } from '../session/session.service';
import { RecoveryRepository } from './recovery.repository';

/**
 * The way back in for people who have lost their sign-in: a link to their verified address. It connects nothing; another provider is connected afterwards, with
 * a proof of its own.
 */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly recoveries: RecoveryRepository,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    private readonly log: PinoLogger,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** Gives the same answer whether or not there is an account, and does the work afterwards, so that timing reveals nothing either. */
  ask(email: string): void {
    void this.sendLinks(email).catch((error) => this.log.warn({ err: error }, 'a link back into an account was not sent'));
  }

  async sendLinks(email: string): Promise<void> {
    for (const userId of await this.recoveries.listByEmail(email)) {
      const id = newId();
      const tokenHash = hashOfToken(makeMailToken('recovery', id, this.settings.key));
      const emailId = await this.database.transaction(async (manager) => {
        await this.accounts.lockFor(manager, 'recovery', userId);
        const isMade = await this.recoveries.insert(manager, { id, userId, tokenHash });
        return isMade ? this.emails.note(manager, { kind: 'recovery', userId, about: id }) : null;
      });
      await this.emails.send(emailId);
    }
  }

  /** Opens a session. The other sessions stay open and are told through the bell; the person is also told by e-mail. */
  async recover(token: string, userAgent: string) {
    const { userId, emailId } = await this.database.transaction(async (manager) => {
      const userId = await this.recoveries.take(manager, hashOfToken(token));
      if (!userId) throw new AppError('NOT_FOUND');
      await this.recoveries.endAll(manager, userId);
      return { userId, emailId: await this.news.tell(manager, { userId, kind: 'recovered' }) };
    });
    await this.emails.send(emailId);
    const row = await this.accounts.findById(userId);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.suspended) throw new AppError('SUSPENDED');
    return { ...(await this.sessions.open(userId, userAgent)), user: toAccount(row) };
  }
}

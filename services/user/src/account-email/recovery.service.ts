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

/** The way back for who has lost their sign-in: a link to the verified address. It joins nothing; another provider is connected afterwards, by its own proof. */
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

  /** Answers alike whether there is an account, and does its work afterwards, so that the time tells nothing either. */
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

  /** Opens a session; all others stay and are told by the bell, the person by e-mail. */
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

import type { Person } from '@folia/contracts/access';
import type { AccountEmail } from '@folia/contracts/account-email/shapes';
import { AppError } from '@folia/contracts/errors';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashesOfAddress, hashOfToken, makeMailToken } from '../email/mail-token';
import { GuestRepository } from '../guest/guest.repository';
import { NewsService } from '../notification/news.service';
import { AccountEmailRepository } from './account-email.repository';
import { RecoveryRepository } from './recovery.repository';

/** The address of an account. A new one counts only once it is proven to be the person's; the old one is told of the request and of the change. */
@Injectable()
export class AccountEmailService {
  constructor(
    private readonly addresses: AccountEmailRepository,
    private readonly recoveries: RecoveryRepository,
    private readonly accounts: AccountRepository,
    private readonly guests: GuestRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  async get(person: Person): Promise<AccountEmail> {
    const found = await this.addresses.find(person.id);
    if (!found) throw new AppError('SIGN_IN_REQUIRED');
    return { ...found, pending: found.pending && { ...found.pending, since: found.pending.since.toISOString() } };
  }

  /** Never says whether another account has the address. An address that refuses such e-mails is sent nothing. */
  async change(person: Person, email: string): Promise<AccountEmail> {
    const userId = person.id;
    const { email: present } = await this.get(person);
    if (present?.toLowerCase() === email) throw new AppError('BODY_INVALID', { issues: [{ path: 'email', message: 'This is your address already.' }] });
    const id = newId();
    const tokenHash = hashOfToken(makeMailToken('email-confirm', id, this.settings.key));
    const noted = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'email-change', userId);
      if (!(await this.addresses.insert(manager, { id, userId, email, tokenHash })))
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsUntilTomorrow(new Date()) });
      const isRefused = await this.guests.isRefused(manager, hashesOfAddress(email, this.settings.keys));
      return [
        isRefused ? null : await this.emails.note(manager, { kind: 'email-confirm', userId, about: id, address: email }),
        await this.news.tell(manager, { userId, kind: 'email-asked' }),
      ];
    });
    for (const emailId of noted) await this.emails.send(emailId);
    return this.get(person);
  }

  async cancel(person: Person): Promise<AccountEmail> {
    await this.addresses.cancel(person.id);
    return this.get(person);
  }

  /** Recovery links that went to the old address stop working. */
  async confirm(token: string): Promise<{ email: string }> {
    const { email, emailId } = await this.database.transaction(async (manager) => {
      const confirmed = await this.addresses.confirm(manager, hashOfToken(token));
      if (!confirmed) throw new AppError('NOT_FOUND');
      const { userId, email, before } = confirmed;
      await this.recoveries.endAll(manager, userId);
      return { email, emailId: await this.news.tell(manager, { userId, kind: 'email-changed' }, { address: before ?? undefined }) };
    });
    await this.emails.send(emailId);
    return { email };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.addresses.forgetOld();
    await this.recoveries.forgetOld();
  }
}

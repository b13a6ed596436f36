import { type Caller, callerUserId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { writeAsGuest } from '@folia/contracts/guest-message/questions';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { EmailService, type EmailSettings, emailSettings } from '../email/email.service';
import { hashesOfAddress, hashOfAddress, hashOfToken, makeMailToken } from '../email/mail-token';
import { MessageRepository } from '../message/message.repository';
import { ThreadRepository } from '../message/thread.repository';
import { NewsService } from '../notification/news.service';
import { GuestRepository } from './guest.repository';

const tooMany = (retryAfter: number) => new AppError('TOO_MANY_REQUESTS', { retryAfter });

/** Messages from people without an account. They are held until the given address is proven to be theirs. */
@Injectable()
export class GuestService {
  constructor(
    private readonly guests: GuestRepository,
    private readonly messages: MessageRepository,
    private readonly threads: ThreadRepository,
    private readonly accounts: AccountRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
    @Inject(emailSettings) private readonly settings: EmailSettings,
  ) {}

  /** The answer is the same for every address. Nothing is sent to one that is blocked or refuses such e-mails. */
  async write(caller: Caller, { to, name, email, text, ip }: z.output<typeof writeAsGuest.input>): Promise<void> {
    if (to === callerUserId(caller)) throw new AppError('BODY_INVALID', { issues: [{ path: 'to', message: 'This is you.' }] });
    await this.rpc.call(viewPortfolio, caller, { key: to, any: true });
    const id = newId();
    const tokenHash = hashOfToken(this.tokenOf(id));
    const ipHash = hashOfAddress(ip, this.settings.key);
    const emailId = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'guest-ip', ipHash);
      await this.accounts.lockFor(manager, 'guest-email', email);
      const outcome = await this.guests.insertMessage(manager, { id, ownerId: to, email, name, text, tokenHash, ipHash });
      if (!outcome.kept) throw tooMany(outcome.waitS ?? secondsUntilTomorrow(new Date()));
      const isUnwanted =
        (await this.guests.isBlocked(manager, to, email)) || (await this.guests.isRefused(manager, hashesOfAddress(email, this.settings.keys)));
      return isUnwanted ? null : this.emails.note(manager, { kind: 'guest-confirm', userId: to, about: id, address: email });
    });
    await this.emails.send(emailId);
  }

  /** Delivers the message. A guest who was blocked meanwhile gets the same answer. */
  async confirm(token: string): Promise<{ uname: string; name: string }> {
    const { ownerId, emailId } = await this.database.transaction(async (manager) => {
      const message = await this.guests.takeMessage(manager, hashOfToken(token));
      if (!message) throw new AppError('NOT_FOUND');
      const { ownerId, email, text } = message;
      const isUnwanted =
        (await this.guests.isBlocked(manager, ownerId, email)) || (await this.guests.isRefused(manager, hashesOfAddress(email, this.settings.keys)));
      if (isUnwanted) return { ownerId, emailId: null };
      const guestId = await this.guests.ensure(manager, message);
      const known = await this.messages.findThread(ownerId, guestId, manager);
      const wasUnread = known !== null && (await this.threads.isUnread(manager, ownerId, known));
      const threadId = known ?? (await this.messages.startThread(manager, guestId, ownerId));
      if (!threadId || !(await this.messages.insert(manager, threadId, guestId, ownerId, text))) throw tooMany(secondsUntilTomorrow(new Date()));
      const emailId = await this.news.tell(manager, { userId: ownerId, kind: 'message', about: threadId, fromId: guestId }, { byEmail: !wasUnread });
      return { ownerId, emailId };
    });
    await this.emails.send(emailId);
    const owner = await this.accounts.findById(ownerId);
    if (!owner) throw new AppError('NOT_FOUND');
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('guest-message'), { userIds: [ownerId] });
    return { uname: owner.uname, name: cards[ownerId]?.name || owner.uname };
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.guests.forgetOld();
  }

  private tokenOf(id: string): string {
    return makeMailToken('guest-confirm', id, this.settings.key);
  }
}

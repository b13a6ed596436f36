import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { messageSent } from '@folia/contracts/message/events';
import { type DisplayMode, type Message, messagePageSize, type Thread } from '@folia/contracts/message/shapes';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { NotificationRepository } from '../notification/notification.repository';
import { BlockRepository } from '../safety/block.repository';
import { MessageRepository, type MessageRow } from './message.repository';
import { ThreadRepository, type ThreadRow } from './thread.repository';

const tooMany = () => new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsUntilTomorrow(new Date()) });
/** There is more exactly when the page is full (SPEC section 5). */
const cursorAfter = (ids: string[]): string | null => (ids.length === messagePageSize ? (ids.at(-1) ?? null) : null);

@Injectable()
export class MessageService {
  constructor(
    private readonly threads: ThreadRepository,
    private readonly messages: MessageRepository,
    private readonly accounts: AccountRepository,
    private readonly blocks: BlockRepository,
    private readonly news: NewsService,
    private readonly notifications: NotificationRepository,
    private readonly emails: EmailService,
    private readonly outbox: Outbox,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  async list({ id: userId }: Person, { mode, cursor }: { mode: DisplayMode; cursor?: string }) {
    const rows = await this.threads.list(userId, mode, cursor);
    return { items: await this.named(userId, rows), nextCursor: cursorAfter(rows.map((row) => row.lastId)) };
  }

  async countUnread(person: Person) {
    return { count: await this.threads.countUnread(person.id) };
  }

  async read({ id: userId }: Person, { id, cursor }: { id: string; cursor?: string }) {
    const found = await this.get(userId, id);
    const [[thread], rows] = await Promise.all([this.named(userId, [found]), this.messages.list(id, cursor)]);
    if (!thread) throw new AppError('NOT_FOUND');
    return { thread, items: rows.map((row) => toMessage(row, userId)), nextCursor: cursorAfter(rows.map((row) => row.id)) };
  }

  /** A person whose page the caller cannot see (private, blocked, suspended or missing) can't be written to, unless the two already have a conversation. */
  async start(person: Person, { to, text }: { to: string; text: string }) {
    const userId = person.id;
    if (to === userId) throw new AppError('BODY_INVALID', { issues: [{ path: 'to', message: 'This is you.' }] });
    const known = await this.messages.findThread(userId, to);
    if (known) return this.reply(person, { id: known, text });
    await this.rpc.call(viewPortfolio, person.caller, { key: to, any: true });
    return this.write(userId, to, null, text);
  }

  async reply({ id: userId }: Person, { id, text }: { id: string; text: string }) {
    const found = await this.get(userId, id);
    if (found.otherSuspended) throw new AppError('NOT_FOUND');
    if (found.guestReachable === false) throw new AppError('BODY_INVALID', { issues: [{ path: 'text', message: 'They want no more e-mails.' }] });
    return this.write(userId, found.otherId, id, text, found.guestEmail);
  }

  async update({ id: userId }: Person, { id, archived, readUntil }: { id: string; archived?: boolean; readUntil?: string }): Promise<void> {
    await this.get(userId, id);
    if (archived !== undefined) await this.threads.setArchived(userId, id, archived);
    if (!readUntil) return;
    await this.threads.setRead(userId, id, readUntil);
    await this.notifications.markReadAbout(userId, 'message', id);
  }

  /** At most one e-mail per conversation until it is read: the first unread message sends it. A guest has only e-mail, and gets every message that way. */
  private async write(userId: string, otherId: string, known: string | null, text: string, guestEmail: string | null = null) {
    const { threadId, written, emailId } = await this.database.transaction(async (manager) => {
      await this.accounts.lockFor(manager, 'message', userId);
      if (await this.blocks.isBetween(userId, otherId, manager)) throw new AppError('NOT_FOUND');
      const threadId = known ?? (await this.messages.startThread(manager, userId, otherId));
      if (!threadId) throw tooMany();
      const wasUnread = await this.threads.isUnread(manager, otherId, threadId);
      const written = await this.messages.insert(manager, threadId, userId, otherId, text);
      if (!written) throw tooMany();
      if (!guestEmail) await this.outbox.publish(manager, messageSent, { threadId, ownerId: otherId });
      const emailId = guestEmail
        ? await this.emails.note(manager, { kind: 'guest-answer', userId, fromId: otherId, about: written.id, address: guestEmail })
        : await this.news.tell(manager, { userId: otherId, kind: 'message', about: threadId, fromId: userId }, { byEmail: !wasUnread });
      return { threadId, written, emailId };
    });
    void this.outbox.relay();
    await this.emails.send(emailId);
    return { threadId, message: toMessage(written, userId) };
  }

  private async get(userId: string, id: string): Promise<ThreadRow> {
    const found = await this.threads.find(userId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  private async named(userId: string, rows: ThreadRow[]): Promise<Thread[]> {
    if (rows.length === 0) return [];
    const userIds = rows.filter((row) => row.uname !== null).map((row) => row.otherId);
    const { cards } = userIds.length > 0 ? await this.rpc.call(listProfileCards, systemCaller('messages'), { userIds }) : { cards: {} };
    return rows.map((row) => ({
      id: row.id,
      with: {
        id: row.otherId,
        uname: row.uname,
        name: cards[row.otherId]?.name || row.guestName || row.uname || '',
        photo: cards[row.otherId]?.photo ?? null,
        guest: row.guestEmail === null ? null : { email: row.guestEmail, reachable: row.guestReachable === true },
      },
      last: toMessage({ id: row.lastId, senderId: row.lastSenderId, text: row.lastText, at: row.lastAt }, userId),
      unread: row.unread,
      archived: row.archived,
    }));
  }
}

const toMessage = ({ id, senderId, text, at }: MessageRow, userId: string): Message => ({ id, mine: senderId === userId, text, at: at.toISOString() });

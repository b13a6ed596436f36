import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listProfileCards, viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { userBlocked, userUnblocked } from '@folia/contracts/safety/events';
import type { reportPerson } from '@folia/contracts/safety/questions';
import { newId } from '@folia/platform/new-id';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AccountRepository } from '../account/account.repository';
import { secondsUntilTomorrow } from '../account/until-tomorrow';
import { GuestRepository } from '../guest/guest.repository';
import { MessageRepository } from '../message/message.repository';
import { type BlockedAs, BlockRepository } from './block.repository';
import { ReportRepository } from './report.repository';
import { reportEvidence } from './report-evidence';

const notOneself = () => new AppError('BODY_INVALID', { issues: [{ path: 'userId', message: 'This is you.' }] });

/** What people can do about each other. */
@Injectable()
export class SafetyService {
  constructor(
    private readonly blocks: BlockRepository,
    private readonly reports: ReportRepository,
    private readonly messages: MessageRepository,
    private readonly guests: GuestRepository,
    private readonly accounts: AccountRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
  ) {}

  /** NOT_FOUND for a person whom the caller can neither see nor knows: an id must not tell a private person from one who never existed. */
  async block(person: Person, userId: string): Promise<void> {
    const blockerId = person.id;
    if (userId === blockerId) throw notOneself();
    if (await this.blocks.find(blockerId, userId)) return;
    const known = await this.known(person, userId);
    await this.database.transaction(async (manager) => {
      const version = await this.blocks.add(manager, blockerId, userId, known);
      // Guests are unknown to the other services.
      if (version !== null && known.uname !== null) await this.outbox.publish(manager, userBlocked, { blockerId, blockedId: userId, version });
    });
    void this.outbox.relay();
  }

  async unblock({ id: blockerId }: Person, userId: string): Promise<void> {
    if (userId === blockerId) throw notOneself();
    if ((await this.blocks.find(blockerId, userId)) === null) throw new AppError('NOT_FOUND');
    await this.database.transaction(async (manager) => {
      const ended = await this.blocks.end(manager, blockerId, userId);
      if (ended && ended.uname !== null) await this.outbox.publish(manager, userUnblocked, { blockerId, blockedId: userId, version: ended.version });
    });
    void this.outbox.relay();
  }

  async listBlocked(person: Person) {
    const blocked = await this.blocks.list(person.id);
    return { items: blocked.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })) };
  }

  /** The name by which the caller knows a person: as a guest who wrote to them, from a conversation, or from a page they see. Throws NOT_FOUND. */
  private async known(person: Person, userId: string): Promise<BlockedAs> {
    const guest = await this.guests.find(person.id, userId);
    if (guest) return { uname: null, name: guest.name };
    const row = (await this.messages.findThread(person.id, userId)) ? await this.accounts.findById(userId) : null;
    if (row) {
      const { cards } = await this.rpc.call(listProfileCards, systemCaller('blocked-people'), { userIds: [userId] });
      return { uname: row.uname, name: cards[userId]?.name || row.uname };
    }
    const { uname, profile } = await this.view(person, { key: userId, profile: undefined });
    return { uname, name: profile.name || uname };
  }

  /** A report can only be about what the caller has seen, and keeps a copy of it. */
  async report(person: Person, { userId, reason, text, itemId, profile, messages }: z.output<typeof reportPerson.input>): Promise<{ id: string }> {
    const reporterId = person.id;
    if (userId === reporterId) throw notOneself();
    const evidence = messages ? await this.written(userId, reporterId) : reportEvidence(await this.view(person, { key: userId, profile }), itemId);
    if (!evidence) throw new AppError('NOT_FOUND');
    const id = newId();
    const made = await this.reports.insert({ id, reporterId, reportedId: userId, reason, text, evidence });
    if (!made) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsUntilTomorrow(new Date()) });
    return { id };
  }

  /** What this caller sees of the page, by the projector's decision. Throws NOT_FOUND. */
  private async view(person: Person, page: { key: string; profile: string | undefined }): Promise<PortfolioView> {
    const { json } = await this.rpc.call(viewPortfolio, person.caller, { ...page, any: page.profile === undefined });
    return JSON.parse(json) as PortfolioView;
  }

  /** The latest messages from the reported person to the reporter. */
  private async written(userId: string, reporterId: string) {
    const found = await this.messages.latestFrom(userId, reporterId);
    return found.length > 0 ? found.map(({ at, text }) => ({ what: `message: ${at.toISOString()}`, words: text })) : null;
  }
}

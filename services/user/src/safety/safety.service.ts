import { type Caller, systemCaller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import { userBlocked, userUnblocked } from '@folia/contracts/events';
import { listProfileCards, type PortfolioView, viewPortfolio } from '@folia/contracts/portfolio';
import type { reportPerson } from '@folia/contracts/safety';
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
import { BlockRepository } from './block.repository';
import { ReportRepository } from './report.repository';
import { reportEvidence } from './report-evidence';

const notOneself = () => new AppError('BODY_INVALID', { issues: [{ path: 'userId', message: 'This is you.' }] });

/** What a person can do about another one. */
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

  async setBlocked(caller: Caller, userId: string, active: boolean): Promise<void> {
    const blockerId = requireUser(caller);
    if (userId === blockerId) throw notOneself();
    const isPerson = (await this.accounts.findById(userId)) !== null;
    if (!isPerson && !(await this.guests.find(blockerId, userId))) throw new AppError('NOT_FOUND');
    await this.database.transaction(async (manager) => {
      const version = await this.blocks.set(manager, blockerId, userId, active);
      // Guests are nobody anywhere else.
      if (version !== null && isPerson) await this.outbox.publish(manager, active ? userBlocked : userUnblocked, { blockerId, blockedId: userId, version });
    });
    void this.outbox.relay();
  }

  async listBlocked(caller: Caller) {
    const blocked = await this.blocks.list(requireUser(caller));
    if (blocked.length === 0) return { items: [] };
    const userIds = blocked.filter((one) => one.uname !== null).map((one) => one.id);
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('blocked-people'), { userIds });
    return { items: blocked.map(({ since, name, ...one }) => ({ ...one, name: cards[one.id]?.name ?? name ?? one.uname ?? '', since: since.toISOString() })) };
  }

  /** Reported is what the caller has met, with a copy of it. */
  async report(caller: Caller, { userId, reason, text, itemId, profile, messages }: z.output<typeof reportPerson.input>): Promise<{ id: string }> {
    const reporterId = requireUser(caller);
    if (userId === reporterId) throw notOneself();
    const evidence = messages ? await this.written(userId, reporterId) : await this.seen(caller, { key: userId, profile }, itemId);
    if (!evidence) throw new AppError('NOT_FOUND');
    const id = newId();
    const made = await this.reports.insert({ id, reporterId, reportedId: userId, reason, text, evidence });
    if (!made) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: secondsUntilTomorrow(new Date()) });
    return { id };
  }

  /** What is on the page for this caller: the projector decides. Throws NOT_FOUND. */
  private async seen(caller: Caller, page: { key: string; profile: string | undefined }, itemId: string | undefined) {
    const { json } = await this.rpc.call(viewPortfolio, caller, { ...page, any: page.profile === undefined });
    return reportEvidence(JSON.parse(json) as PortfolioView, itemId);
  }

  /** The last messages the reported one wrote to the reporter. */
  private async written(userId: string, reporterId: string) {
    const found = await this.messages.latestFrom(userId, reporterId);
    return found.length > 0 ? found.map(({ at, text }) => ({ what: `message: ${at.toISOString()}`, words: text })) : null;
  }
}

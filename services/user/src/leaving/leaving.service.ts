import type { Person } from '@folia/contracts/access';
import { systemCaller } from '@folia/contracts/caller';
import { userDeleted, userErased, userLeaving, userReturned } from '@folia/contracts/deletion/events';
import { closeLinksOfLeaving, hideLeaving } from '@folia/contracts/deletion/questions';
import { AppError } from '@folia/contracts/errors';
import { markErased } from '@folia/platform/departure';
import { Every, On } from '@folia/platform/discovery';
import { Outbox } from '@folia/platform/outbox';
import { eraseRows } from '@folia/platform/person-tables';
import { producerRedis, removeKeysNaming } from '@folia/platform/redis';
import { RpcClient } from '@folia/platform/rpc-client';
import { affected } from '@folia/platform/statement';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonRepository } from '../admin/person.repository';
import { EmailService } from '../email/email.service';
import type { UserEnv } from '../env';
import { NewsService } from '../notification/news.service';
import { MemberService } from '../organisation/member.service';
import { SandboxRepository } from '../sandbox/sandbox.repository';
import { userEnv } from '../session/providers.service';
import { endSessions } from '../session/session.repository';
import { SpentBeforeService } from '../spent-before/spent-before.service';
import { DeletionRepository } from './deletion.repository';
import { DepartureJournal } from './departure-journal';
import { personTables } from './person-tables.repository';

const lastAdmin = 'You are the only admin, and somebody has to be one. Make another person an admin on the admin page, then delete your account.';

/** Leads a deletion from the request to the last confirmation: requested, undone or due, announced to every service, announced again, completed. */
@Injectable()
export class LeavingService implements OnApplicationShutdown {
  private readonly redis;

  constructor(
    @Inject(userEnv) private readonly env: UserEnv,
    private readonly deletions: DeletionRepository,
    private readonly journal: DepartureJournal,
    private readonly people: PersonRepository,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly spent: SpentBeforeService,
    private readonly members: MemberService,
    private readonly sandboxes: SandboxRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly log: PinoLogger,
  ) {
    this.redis = producerRedis(env.REDIS_URL, 'leaving');
  }

  async request(person: Person, id: string): Promise<{ leavesAt: string }> {
    requireSelf(person, id);
    const { leavesAt, version, emailId } = await this.database.transaction(async (manager) => {
      const { staying } = await this.people.lockAdmins(manager);
      if (staying.length === 1 && staying[0] === id) throw new AppError('BODY_INVALID', { issues: [{ path: 'id', message: lastAdmin }] });
      const asked = await this.deletions.request(manager, id);
      if (!asked) throw new AppError('NOT_FOUND');
      await affected(manager, endSessions, { userId: id });
      const leavesAt = asked.dueAt.toISOString();
      const { version, isNew } = asked;
      if (!isNew) return { leavesAt, version, emailId: null };
      await this.outbox.publish(manager, userLeaving, { userId: id, version });
      const emailId = await this.news.tell(manager, { userId: id, kind: 'leaving' });
      await this.journal.add(id, 'asked', asked.dueAt);
      return { leavesAt, version, emailId };
    });
    void this.outbox.relay();
    await Promise.all([this.tellNow(hideLeaving, id, version), this.tellNow(closeLinksOfLeaving, id, version)]);
    await this.emails.send(emailId);
    return { leavesAt };
  }

  async undo(person: Person, id: string): Promise<void> {
    requireSelf(person, id);
    const emailId = await this.database.transaction(async (manager) => {
      const version = await this.deletions.undo(manager, id);
      if (version === 'begun') throw new AppError('CONFLICT');
      if (version === null) return null;
      await this.outbox.publish(manager, userReturned, { userId: id, version });
      const told = await this.news.tell(manager, { userId: id, kind: 'kept' });
      await this.journal.add(id, 'kept');
      return told;
    });
    void this.outbox.relay();
    await this.emails.send(emailId);
  }

  @Every(10_000)
  async tellDue(): Promise<void> {
    const told = await this.database.transaction(async (manager) => {
      await this.deletions.forgetHeld(manager);
      const due = await this.deletions.takeDue(manager);
      for (const person of due) await this.outbox.publish(manager, userDeleted, person);
      return due.length;
    });
    if (told > 0) void this.outbox.relay();
  }

  /**
   * Rate-limit counters and the answers kept for repeated requests have the person's id in their keys; any service may remove them. The journal comes first:
   * nobody is erased whom a restored backup would bring back.
   */
  @On(userDeleted)
  async onDeleted({ userId }: { userId: string }, manager: EntityManager): Promise<void> {
    await this.journal.add(userId, 'erased');
    await markErased(manager, userId);
    await this.deletions.holdUsername(manager, userId);
    await this.spent.remember(manager, userId);
    await removeKeysNaming(this.redis, this.env.REDIS_PREFIX, userId);
    await this.emails.forgetAbout(manager, userId);
    await this.members.passOn(manager, userId);
    await this.sandboxes.endOf(userId, manager);
    await eraseRows(manager, personTables, userId);
    await this.outbox.publish(manager, userErased, { userId, service: 'user' });
  }

  @On(userErased)
  async onErased({ userId, service }: { userId: string; service: string }, manager: EntityManager): Promise<void> {
    await this.deletions.confirm(manager, userId, service, userDeleted.subscribers);
  }

  /** So that the person is hidden from everyone by the time they get their answer. A service that can't be reached learns of it from the event. */
  private async tellNow(contract: typeof hideLeaving, userId: string, version: number): Promise<void> {
    await this.rpc
      .call(contract, systemCaller('leaving'), { userId, version })
      .catch((error) => this.log.warn({ err: error, userId, service: contract.service }, 'somebody’s leaving is heard of later'));
  }

  onApplicationShutdown() {
    this.redis.disconnect();
  }
}

/** People can delete only themselves. The answer does not reveal which other accounts exist. */
function requireSelf(person: Person, id: string): void {
  if (person.id !== id) throw new AppError('NOT_FOUND');
}

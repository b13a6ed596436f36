import type { Person } from '@folia/contracts/access';
import type { UsernameCheck, UsernameReason } from '@folia/contracts/account/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import { isReservedUsername, usernameShape } from '@folia/contracts/reserved-names';
import type { Account } from '@folia/contracts/session/shapes';
import { userRenamed } from '@folia/contracts/username/events';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountRepository, toAccount, type UserRow } from '../account/account.repository';
import { UsernameRepository } from './username.repository';

export type Resolved = { userId: string; uname: string; version: number; renamedTo: string | null };

@Injectable()
export class UsernameService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly usernames: UsernameRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    private readonly log: PinoLogger,
  ) {}

  async resolve(key: string): Promise<Resolved> {
    // Ids are 36 long: a key under 21 characters is a username (SPEC section 5).
    const row = key.length < 21 ? await this.accounts.findByUsername(key) : /^[0-9a-f-]{36}$/.test(key) ? await this.accounts.findById(key) : null;
    if (row && !row.suspended) return { userId: row.id, uname: row.uname, version: row.version, renamedTo: null };
    const renamed = key.length < 21 ? await this.accounts.findByOldUsername(key) : null;
    if (!renamed || renamed.suspended) throw new AppError('NOT_FOUND');
    return { userId: renamed.id, uname: renamed.uname, version: renamed.version, renamedTo: renamed.uname };
  }

  async check({ id: userId }: Person, uname: string): Promise<UsernameCheck> {
    const wanted = uname.toLowerCase();
    const reason = refusedByItself(wanted) ?? (await this.usernames.findClaim(userId, wanted));
    return reason ? { available: false, reason } : { available: true };
  }

  async rename({ id: userId }: Person, from: string, to: string): Promise<Account> {
    const [old, wanted] = [from.toLowerCase(), to.toLowerCase()];
    const row = await this.person(userId);
    if (row.uname === wanted && (old === wanted || (await this.accounts.findByOldUsername(old))?.id === userId)) return toAccount(row);
    if (row.uname !== old) throw new AppError('NOT_FOUND');
    const refused = refusedByItself(wanted);
    if (refused) throw new AppError('USERNAME_UNAVAILABLE', { reason: refused });
    await this.database.transaction((manager) => this.move(manager, userId, old, wanted));
    return toAccount(await this.tellMoved(userId));
  }

  /** Gives a person another name. Throws USERNAME_UNAVAILABLE {reason}, and NOT_FOUND when the old one is not theirs. Call `tellMoved` afterwards. */
  async move(manager: EntityManager, userId: string, old: string, wanted: string): Promise<void> {
    await this.usernames.lock(manager, [old, wanted]);
    const reason = await this.usernames.findClaim(userId, wanted, manager);
    if (reason) throw new AppError('USERNAME_UNAVAILABLE', { reason });
    const version = await this.usernames.move(manager, userId, old, wanted);
    if (version === null) throw new AppError('NOT_FOUND');
    await this.outbox.publish(manager, userRenamed, { userId, version });
  }

  /** Tells the other services about the new name. Answers the person's row. */
  async tellMoved(userId: string): Promise<UserRow> {
    void this.outbox.relay();
    const renamed = await this.person(userId);
    await this.tellPortfolio(renamed);
    return renamed;
  }

  /** So that the new address works as soon as the answer arrives; if the portfolio service can't be reached, the event will tell it. */
  private async tellPortfolio({ id, uname, version, name }: UserRow): Promise<void> {
    await this.rpc
      .call(ensureProfile, systemCaller('rename'), { userId: id, uname, unameVersion: version, name, email: null })
      .catch((error) => this.log.warn({ err: error, userId: id }, 'a rename reaches the portfolio later'));
  }

  private async person(userId: string): Promise<UserRow> {
    const row = await this.accounts.findById(userId);
    if (!row) throw new AppError('SIGN_IN_REQUIRED');
    return row;
  }
}

function refusedByItself(uname: string): Extract<UsernameReason, 'invalid' | 'reserved'> | null {
  if (!usernameShape.test(uname)) return 'invalid';
  return isReservedUsername(uname) ? 'reserved' : null;
}

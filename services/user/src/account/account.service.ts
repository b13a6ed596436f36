import type { Owner, Person } from '@folia/contracts/access';
import type { AccountCard, AccountPreferences, AccountSettings } from '@folia/contracts/account/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { ensureProfile } from '@folia/contracts/portfolio/questions';
import type { Account, UserType } from '@folia/contracts/session/shapes';
import { requireSwitchedOn } from '@folia/platform/feature-switches';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpentBeforeService } from '../spent-before/spent-before.service';
import { AccountRepository, toAccount, type UserRow } from './account.repository';
import { usernameCandidates } from './choose-username';
import type { ProviderIdentity } from './provider-identity';

@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly spent: SpentBeforeService,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** The account of an identity. At the first sign-in it is created, along with its private profile; throws SWITCHED_OFF while no accounts are made. */
  async findOrMake(identity: ProviderIdentity, type: UserType, isFirstAdmin: boolean): Promise<{ row: UserRow; isNew: boolean }> {
    const known = await this.accounts.findByIdentity(identity.issuer, identity.subject);
    if (known) await this.accounts.noteIdentity(identity);
    // A demoted admin stays demoted: FIRST_ADMINS counts only when the account is created, or when there is no other admin.
    const isPromoted = known && isFirstAdmin && !known.isAdmin;
    if (isPromoted) await this.accounts.makeAdminWhereNoneIs(known.id);
    if (!known && !isFirstAdmin) await requireSwitchedOn('sign-up');
    const row = (isPromoted ? await this.accounts.findById(known.id) : known) ?? (await this.make(identity, type, isFirstAdmin));
    const email = identity.emailVerified ? identity.email : null;
    await this.rpc.call(ensureProfile, systemCaller('sign-in'), { userId: row.id, uname: row.uname, unameVersion: row.version, name: row.name, email });
    return { row, isNew: !known };
  }

  async get({ id }: Owner): Promise<Account> {
    const row = await this.accounts.findById(id);
    if (!row) throw new AppError('SIGN_IN_REQUIRED');
    return toAccount(row);
  }

  async settings(person: Person): Promise<AccountSettings> {
    const settings = await this.accounts.findSettings(person.id);
    if (!settings) throw new AppError('SIGN_IN_REQUIRED');
    return settings;
  }

  async update(person: Person, changes: Partial<AccountSettings>): Promise<AccountSettings> {
    await this.accounts.updateSettings(person.id, changes);
    return this.settings(person);
  }

  async preferences(userId: string): Promise<AccountPreferences> {
    const settings = await this.accounts.findSettings(userId);
    if (!settings) throw new AppError('NOT_FOUND');
    const { type, visits, modelAllowed } = settings;
    return { type, visits, modelAllowed };
  }

  cards(userIds: readonly string[]): Promise<Record<string, AccountCard>> {
    return this.accounts.listCards(userIds);
  }

  private async make(identity: ProviderIdentity, type: UserType, isAdmin: boolean): Promise<UserRow> {
    const name = identity.name.slice(0, 100) || 'Member';
    const email = identity.emailVerified ? identity.email : null;
    for (const uname of usernameCandidates(name, Math.random)) {
      const row = { id: newId(), uname, name, email, type, isAdmin };
      const made = await this.database
        .transaction(async (manager) => {
          if (!(await this.accounts.insert(manager, row, identity))) return false;
          await this.spent.goOn(manager, row.id, identity);
          return true;
        })
        // The same person in two tabs: the account that the other tab created wins.
        .catch((error: { constraint?: string }) => (error.constraint === 'identity_pkey' ? false : Promise.reject(error)));
      const found = await this.accounts.findByIdentity(identity.issuer, identity.subject);
      if (found) return found;
      if (made) throw new Error('an account was made but is not there');
    }
    throw new AppError('UNAVAILABLE');
  }
}

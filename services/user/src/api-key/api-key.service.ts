import type { Member } from '@folia/contracts/access';
import {
  type ActingProgram,
  type ApiKey,
  type ApiKeyList,
  type createApiKeyInput,
  type KeyMode,
  type MadeApiKey,
  mostLivingKeys,
} from '@folia/contracts/api-key/shapes';
import { AppError } from '@folia/contracts/errors';
import type { Organisation } from '@folia/contracts/organisation/shapes';
import { isInSandbox, type Scope } from '@folia/contracts/scopes';
import { Every } from '@folia/platform/discovery';
import { newId } from '@folia/platform/new-id';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { OrganisationRepository } from '../organisation/organisation.repository';
import { SandboxService } from '../sandbox/sandbox.service';
import { ApiKeyRepository } from './api-key.repository';
import { hashOfSecret, makeKeySecret } from './key-secret';
import { type LivingKey, LivingKeyRepository } from './living-key.repository';
import { scopesFor } from './scopes-for';

/** Keys of programs. Each change and its line in the log of the account are one transaction. */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly living: LivingKeyRepository,
    private readonly organisations: OrganisationRepository,
    private readonly log: AccountLogRepository,
    private readonly sandboxes: SandboxService,
    private readonly database: DataSource,
  ) {}

  /** What the maker is now decides, not what they were when they made it. */
  async authenticate(secret: string, address: string): Promise<ActingProgram> {
    const found = await this.living.findLiving(hashOfSecret(secret), address);
    if (!found) throw new AppError('KEY_REFUSED');
    return this.actingAs(found);
  }

  /** The same for a token that a key of an organisation asked for, with what the token may at most. Throws KEY_REFUSED, also where the organisation is suspended. */
  async authenticateClient(id: string, address: string, scopes: readonly Scope[]): Promise<ActingProgram> {
    const found = await this.living.findClient(id, address);
    if (!found) throw new AppError('KEY_REFUSED');
    const program = await this.actingAs({ ...found, scopes: found.scopes.filter((scope) => scopes.includes(scope)) });
    const { actor } = program.caller;
    if (actor.type === 'apiKey' && actor.account?.state === 'suspended') throw new AppError('KEY_REFUSED');
    return program;
  }

  /** What the authorization server knows of a key of an organisation; null where there is none that lives. */
  async findClient(id: string): Promise<{ name: string; scopes: Scope[]; mode: KeyMode } | null> {
    return this.living.findClient(id);
  }

  async isSecretOf(id: string, secret: string): Promise<boolean> {
    return this.living.hasSecret(id, hashOfSecret(secret));
  }

  private async actingAs(found: LivingKey): Promise<ActingProgram> {
    const { accountId, ownerId } = found;
    const account = accountId !== ownerId ? await this.organisations.find(ownerId, accountId) : undefined;
    if (account === null) throw new AppError('KEY_REFUSED');
    if (found.usedLongAgo) await this.living.noteUsed(found.id);
    const { id, name, mode, scopes, endsAt } = found;
    if (mode === 'test') return this.inSandbox(found, account);
    return {
      caller: {
        actor: {
          type: 'apiKey',
          id,
          ownerId: found.ownerId,
          scopes,
          name,
          ...(account && { account: { id: account.id, role: account.role, state: account.state } }),
        },
      },
      key: { id, name, accountId: found.accountId, makerId: found.ownerId, mode, scopes, endsAt: endsAt?.toISOString() ?? null },
    };
  }

  async list(member: Member): Promise<ApiKeyList> {
    const since = await this.sandboxes.since(member.accountId);
    return {
      items: await this.keys.list(member.accountId),
      scopes: scopesFor(member),
      isFresh: await this.isFresh(member),
      sandboxSince: since?.toISOString() ?? null,
    };
  }

  async create(member: Member, { name, mode, scopes, addresses, days }: z.output<typeof createApiKeyInput>): Promise<MadeApiKey> {
    await this.requireFresh(member);
    const { accountId, id: ownerId } = member;
    const allowed = scopesFor(member).filter((scope) => mode === 'live' || isInSandbox(scope));
    const others = scopes.filter((scope) => !allowed.includes(scope));
    if (others.length > 0) throw new AppError('BODY_INVALID', { issues: [{ path: 'scopes', message: `cannot hold ${others.join(', ')} here` }] });
    if (mode === 'test') await this.sandboxes.ensure(accountId);
    const [id, secret] = [newId(), makeKeySecret(mode)];
    await this.database.transaction(async (manager) => {
      if ((await this.keys.countLiving(manager, accountId)) >= mostLivingKeys) throw new AppError('KEYS_FULL', { limit: mostLivingKeys });
      await this.keys.insert(manager, { id, accountId, ownerId, name, mode, ...partsOf(secret), scopes, addresses, days });
      await this.log.note(manager, { accountId, actorId: ownerId, action: 'key.made', details: { key: name } });
    });
    return { key: await this.find(accountId, id), secret };
  }

  async rotate(member: Member, id: string, overlapHours: number): Promise<MadeApiKey> {
    await this.requireFresh(member);
    const { accountId, id: ownerId } = member;
    const secret = makeKeySecret((await this.keys.findMode(id, accountId)) ?? 'live');
    await this.database.transaction(async (manager) => {
      const name = await this.keys.rotate(manager, { id, accountId, ownerId, ...partsOf(secret), overlapHours });
      if (name === null) throw new AppError('NOT_FOUND');
      await this.log.note(manager, { accountId, actorId: ownerId, action: 'key.rotated', details: { key: name } });
    });
    return { key: await this.find(accountId, id), secret };
  }

  async revoke(member: Member, id: string): Promise<ApiKeyList> {
    const { accountId } = member;
    await this.database.transaction(async (manager) => {
      const name = await this.keys.revoke(manager, id, accountId);
      if (name === null) throw new AppError('NOT_FOUND');
      await this.log.note(manager, { accountId, actorId: member.id, action: 'key.revoked', details: { key: name } });
    });
    return this.list(member);
  }

  async resetSandbox(member: Member): Promise<ApiKeyList> {
    const { accountId, id: actorId } = member;
    await this.sandboxes.reset(accountId);
    await this.database.transaction((manager) => this.log.note(manager, { accountId, actorId, action: 'sandbox.reset' }));
    return this.list(member);
  }

  /** Ends every key that a person made, for whichever account, as part of their signing out everywhere. */
  async endAllOf(manager: EntityManager, personId: string): Promise<void> {
    for (const { accountId, name } of await this.keys.revokeOf(manager, personId))
      await this.log.note(manager, { accountId, actorId: personId, action: 'key.revoked', details: { key: name } });
  }

  async remove(member: Member, id: string): Promise<ApiKeyList> {
    if (!(await this.keys.remove(id, member.accountId))) {
      await this.find(member.accountId, id);
      throw new AppError('CONFLICT');
    }
    return this.list(member);
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.keys.forgetOld();
  }

  /** Within what its maker may at present, a test key is somebody in the sandbox: no id of the account itself is in its caller. */
  private async inSandbox({ id, name, scopes: chosen, endsAt, accountId, ownerId }: LivingKey, account: Organisation | undefined): Promise<ActingProgram> {
    const holderId = await this.sandboxes.holderOf(accountId);
    if (!holderId || account?.state === 'suspended') throw new AppError('KEY_REFUSED');
    const open = scopesFor({ id: ownerId, accountId, role: account?.role ?? 'owner' });
    const scopes = chosen.filter((scope) => open.includes(scope));
    return {
      caller: { actor: { type: 'apiKey', id, ownerId: holderId, scopes, name } },
      key: { id, name, accountId: holderId, makerId: holderId, mode: 'test', scopes, endsAt: endsAt?.toISOString() ?? null },
    };
  }

  private async find(accountId: string, id: string): Promise<ApiKey> {
    const found = (await this.keys.list(accountId)).find((key) => key.id === id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** A browser that was left open must not be enough to take a key along. */
  private async requireFresh(member: Member): Promise<void> {
    if (!(await this.isFresh(member))) throw new AppError('SIGN_IN_AGAIN');
  }

  private async isFresh({ id, caller: { actor } }: Member): Promise<boolean> {
    return actor.type === 'user' && this.keys.isFresh(actor.sessionId, id);
  }
}

const partsOf = (secret: string) => ({ secretHash: hashOfSecret(secret), lastFour: secret.slice(-4) });

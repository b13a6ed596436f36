import type { Person } from '@folia/contracts/access';
import type { ActingProgram } from '@folia/contracts/api-key/shapes';
import { AppError } from '@folia/contracts/errors';
import type { OauthResource } from '@folia/contracts/oauth/resources';
import type { ConnectedProgram } from '@folia/contracts/oauth/shapes';
import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountLogRepository } from '../organisation/account-log.repository';
import { hashOf } from './hash-of';
import { KeyClientService } from './key-client.service';

import { OauthClientRepository } from './oauth-client.repository';
import { OauthGrantRepository } from './oauth-grant.repository';
import { OauthRecordRepository } from './oauth-record.repository';

/** Programs that may act for people: who they are when they call, and how that ends. */
@Injectable()
export class ProgramService {
  constructor(
    private readonly clients: OauthClientRepository,
    private readonly grants: OauthGrantRepository,
    private readonly records: OauthRecordRepository,
    private readonly keys: KeyClientService,
    private readonly log: AccountLogRepository,
    private readonly database: DataSource,
  ) {}

  async authenticate(token: string, resource: OauthResource, address: string): Promise<ActingProgram> {
    const holder = await this.grants.findHolder(hashOf(token), resource);
    const byKey = holder ? null : await this.keys.authenticate(token, resource, address);
    if (byKey) return byKey;
    if (!holder) throw new AppError('SESSION_EXPIRED');
    if (holder.suspended) throw new AppError('SUSPENDED');
    const { id, name, personId: ownerId, organisationId, role, scopes, state, expiresAt } = holder;
    if (holder.usedLongAgo) await this.grants.noteUsed(id);
    return {
      caller: { actor: { type: 'apiKey', id, ownerId, scopes, name, ...(organisationId && role && { account: { id: organisationId, role, state } }) } },
      key: { id, name, accountId: organisationId ?? ownerId, makerId: ownerId, mode: 'live', scopes, endsAt: expiresAt.toISOString() },
    };
  }

  async list(person: Person): Promise<ConnectedProgram[]> {
    return (await this.grants.listOf(person.id)).map(({ createdAt, lastUsedAt, expiresAt, ...grant }) => ({
      ...grant,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    }));
  }

  async revoke(person: Person, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const ended = await this.grants.endOf(manager, person.id, id);
      if (!ended) throw new AppError('NOT_FOUND');
      const { organisationId: accountId, name: program } = ended;
      if (accountId) await this.log.note(manager, { accountId, actorId: person.id, action: 'program.ended', details: { program } });
    });
  }

  @Every(600_000)
  async forgetOld(): Promise<void> {
    await this.records.removeOver();
    await this.grants.endUseless();
    await this.clients.removeUnused();
  }
}

import type { Person } from '@folia/contracts/access';
import type { ActingProgram } from '@folia/contracts/api-key/shapes';
import { AppError } from '@folia/contracts/errors';
import type { OauthResource } from '@folia/contracts/oauth/resources';
import type { ConnectedProgram } from '@folia/contracts/oauth/shapes';
import { Every } from '@folia/platform/discovery';
import { Injectable } from '@nestjs/common';
import { hashOf } from './oauth-adapter.service';
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
  ) {}

  async authenticate(token: string, resource: OauthResource): Promise<ActingProgram> {
    const holder = await this.grants.findHolder(hashOf(token), resource);
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
    if (!(await this.grants.endOf(person.id, id))) throw new AppError('NOT_FOUND');
  }

  @Every(600_000)
  async forgetOld(): Promise<void> {
    await this.records.removeOver();
    await this.grants.endUseless();
    await this.clients.removeUnused();
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { hashOf } from './hash-of';
import { issuer } from './issuer';
import { KeyClientService } from './key-client.service';
import { OauthClientRepository } from './oauth-client.repository';
import { OauthGrantRepository } from './oauth-grant.repository';
import { OauthRecordRepository } from './oauth-record.repository';

const never = async () => undefined;
/** What no kind of ours is found by. */
const otherWays = { findByUserCode: never, findByUid: never };

/** Where the authorization server keeps its things. */
@Injectable()
export class OauthAdapterService {
  constructor(
    @Inject(issuer) private readonly address: string,
    private readonly clients: OauthClientRepository,
    private readonly keys: KeyClientService,
    private readonly grants: OauthGrantRepository,
    private readonly records: OauthRecordRepository,
  ) {}

  adapterOf(kind: string): Adapter {
    if (kind === 'Client') return this.forClients();
    if (kind === 'Grant') return this.forGrants();
    // People are signed in to the product, never to the authorization server.
    if (kind === 'Session') return { ...otherWays, upsert: never, find: never, consume: never, destroy: never, revokeByGrantId: never };
    return this.forRecords(kind);
  }

  private forClients(): Adapter {
    return {
      ...otherWays,
      upsert: async (id, metadata) => {
        if (!(await this.clients.insert(id, metadata))) throw new errors.TemporarilyUnavailable('too many programs have registered; try again in an hour');
      },
      find: async (id) => (await this.clients.find(id)) ?? (await this.keys.find(id)) ?? undefined,
      consume: never,
      destroy: never,
      revokeByGrantId: never,
    };
  }

  /** A grant is made when a person allows it, and never changes. */
  private forGrants(): Adapter {
    return {
      ...otherWays,
      upsert: never,
      find: async (id) => {
        const found = await this.grants.find(id);
        if (!found) return undefined;
        const { personId, clientId, resource, scopes, createdAt, expiresAt } = found;
        const [iat, exp] = [createdAt, expiresAt].map((time) => Math.floor(time.getTime() / 1000));
        return { kind: 'Grant', jti: id, accountId: personId, clientId, resources: { [this.address + resource]: scopes.join(' ') }, iat, exp };
      },
      consume: never,
      destroy: (id) => this.grants.end(id),
      revokeByGrantId: never,
    };
  }

  private forRecords(kind: string): Adapter {
    const { records, grants } = this;
    return {
      ...otherWays,
      upsert: async (id, { jti: _, ...payload }, seconds = 0) => {
        const expiresAt = new Date(Date.now() + seconds * 1000);
        const isSaved = await records.save({ kind, idHash: hashOf(id), payload, grantId: grantOf(payload), expiresAt });
        if (!isSaved) throw new errors.InvalidGrant('it has ended');
      },
      find: async (id) => {
        const found = await records.find(kind, hashOf(id));
        return found ? { ...found.payload, jti: id, ...(found.consumedAt && { consumed: Math.floor(found.consumedAt.getTime() / 1000) }) } : undefined;
      },
      consume: async (id) => {
        if (await records.consume(kind, hashOf(id))) return;
        // Two came with the same one at once: one of them has stolen it.
        const grantId = grantOf((await records.find(kind, hashOf(id)))?.payload ?? {});
        if (grantId) await grants.end(grantId);
        throw new errors.InvalidGrant('it was used already');
      },
      destroy: (id) => records.remove(kind, hashOf(id)),
      revokeByGrantId: (grantId) => records.removeOfGrant(kind, grantId),
    };
  }
}

const grantOf = ({ grantId, result }: AdapterPayload): string | null => grantId ?? result?.consent?.grantId ?? null;

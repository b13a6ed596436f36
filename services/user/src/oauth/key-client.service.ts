import type { ActingProgram } from '@folia/contracts/api-key/shapes';
import type { OauthResource } from '@folia/contracts/oauth/resources';
import type { Scope } from '@folia/contracts/scopes';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ApiKeyService } from '../api-key/api-key.service';
import { hashOf } from './hash-of';
import { issuer } from './issuer';
import { OauthRecordRepository } from './oauth-record.repository';

const isId = (id: string) => z.uuid().safeParse(id).success;

/**
 * Keys of organisations as clients of the authorization server (RFC 6749, section 4.4): a key's id is the client's, and its secret the client's. A token is
 * looked up and then counts as its key does, so whatever ends the key ends it.
 */
@Injectable()
export class KeyClientService {
  constructor(
    @Inject(issuer) private readonly address: string,
    private readonly keys: ApiKeyService,
    private readonly records: OauthRecordRepository,
  ) {}

  /** What the library is told of a key; null where there is no such living key of an organisation. */
  async find(id: string): Promise<Record<string, unknown> | null> {
    const key = isId(id) ? await this.keys.findClient(id) : null;
    return (
      key && {
        client_id: id,
        client_name: key.name,
        // It must have one; the secret is compared by its hash.
        client_secret: 'kept as a hash',
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      }
    );
  }

  isSecretOf(id: string, secret: string): Promise<boolean> {
    return this.keys.isSecretOf(id, secret);
  }

  /** What the key may be given for a resource; null for any other client. Agents' tools have no sandbox. */
  async scopesOf(id: string, resource: OauthResource): Promise<Scope[] | null> {
    const key = isId(id) ? await this.keys.findClient(id) : null;
    if (!key) return null;
    return key.mode === 'test' && resource !== '/api/v1' ? [] : key.scopes;
  }

  /** Null for a token that no key asked for, that is over, or that is for another resource. Throws KEY_REFUSED. */
  async authenticate(token: string, resource: OauthResource, address: string): Promise<ActingProgram | null> {
    const found = await this.records.find('ClientCredentials', hashOf(token));
    const { clientId, scope, aud } = (found?.payload ?? {}) as { clientId?: string; scope?: string; aud?: string };
    if (!clientId || !scope || !aud || aud !== this.address + resource) return null;
    return this.keys.authenticateClient(clientId, address, scope.split(' ') as Scope[]);
  }
}

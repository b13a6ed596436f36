import { createHash } from 'node:crypto';
import { authenticateKey } from '@folia/contracts/api-key/questions';
import { type ActingProgram, keySecret } from '@folia/contracts/api-key/shapes';
import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { isTestSecret } from '@folia/contracts/key-secrets';
import { authenticateToken } from '@folia/contracts/oauth/questions';
import type { OauthResource } from '@folia/contracts/oauth/resources';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** What ends a key or a token, or changes the role of its maker, holds everywhere within 5 s: a little less, since asking takes time too. */
const trustedForMs = 4_000;
/** The authorization server's, and no auth code of a person. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/;
const verdicts: readonly string[] = ['KEY_REFUSED', 'SESSION_EXPIRED', 'SUSPENDED'];

/** Who asks with a key, or with a token of a connected program. */
@Injectable()
export class KeyService {
  private readonly known = new LRUCache<string, Promise<ActingProgram>>({ max: 20_000, ttl: trustedForMs });

  constructor(private readonly rpc: RpcClient) {}

  /** Throws SIGN_IN_REQUIRED without a key, KEY_REFUSED for one that does not count, or not from this address; SESSION_EXPIRED, SUSPENDED besides for a token. */
  async callerOf(header: string | undefined, ip: string, resource: OauthResource): Promise<ActingProgram> {
    if (header === undefined) throw new AppError('SIGN_IN_REQUIRED');
    const secret = /^Bearer (\S+)$/.exec(header)?.[1] ?? '';
    const address = ip.replace(/^::ffff:/, '');
    const ask = this.questionFor(secret, address, resource);
    const name = createHash('sha256').update(`${secret} ${address} ${resource}`).digest('base64');
    const cached = this.known.get(name);
    if (cached) return cached;
    const asked = ask();
    this.known.set(name, asked);
    // Only verdicts are kept: a service that can't be reached is asked again.
    asked.catch((error) => {
      if (!(error instanceof AppError) || !verdicts.includes(error.code)) this.known.delete(name);
    });
    return asked;
  }

  private questionFor(secret: string, address: string, resource: OauthResource): () => Promise<ActingProgram> {
    // Agents search among everybody: there is no sandbox of that.
    if (isTestSecret(secret) && resource !== '/api/v1') throw new AppError('KEY_REFUSED');
    if (keySecret.safeParse(secret).success) return () => this.rpc.call(authenticateKey, guest, { secret, address });
    if (tokenShape.test(secret)) return () => this.rpc.call(authenticateToken, guest, { token: secret, resource, address });
    throw new AppError('KEY_REFUSED');
  }
}

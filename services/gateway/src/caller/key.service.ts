import { createHash } from 'node:crypto';
import { authenticateKey } from '@folia/contracts/api-key/questions';
import { keySecret, type OwnKey } from '@folia/contracts/api-key/shapes';
import { type Caller, guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** What ends a key, or changes the role of its maker, holds everywhere within this time. */
const trustedForMs = 5_000;
type Program = { caller: Caller; key: OwnKey };

/** Who asks with a key. */
@Injectable()
export class KeyService {
  private readonly known = new LRUCache<string, Promise<Program>>({ max: 20_000, ttl: trustedForMs });

  constructor(private readonly rpc: RpcClient) {}

  /** Throws SIGN_IN_REQUIRED without a key, KEY_REFUSED for one that does not count, or not from this address. */
  async callerOf(header: string | undefined, ip: string): Promise<Program> {
    if (header === undefined) throw new AppError('SIGN_IN_REQUIRED');
    const secret = /^Bearer (\S+)$/.exec(header)?.[1] ?? '';
    if (!keySecret.safeParse(secret).success) throw new AppError('KEY_REFUSED');
    const address = ip.replace(/^::ffff:/, '');
    const name = createHash('sha256').update(`${secret} ${address}`).digest('base64');
    const cached = this.known.get(name);
    if (cached) return cached;
    const asked = this.rpc.call(authenticateKey, guest, { secret, address });
    this.known.set(name, asked);
    // Only verdicts are kept: a service that can't be reached is asked again.
    asked.catch((error) => {
      if (!(error instanceof AppError) || error.code !== 'KEY_REFUSED') this.known.delete(name);
    });
    return asked;
  }
}

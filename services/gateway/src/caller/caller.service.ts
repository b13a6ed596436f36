import { createHash } from 'node:crypto';
import { type Caller, guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { authenticate } from '@folia/contracts/session/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { env } from '../env';

/** Sign-out, suspension and loss of rights hold everywhere within this time (DESIGN section 5). */
const trustedForMs = 5_000;
const productWord = 'folia:';
const keyShape = /^folia_(live|test)_/;

@Injectable()
export class CallerService {
  private readonly known = new LRUCache<string, Promise<Caller>>({ max: 20_000, ttl: trustedForMs });

  constructor(private readonly rpc: RpcClient) {}

  /** The auth code in an Authorization header; null for a guest. Throws SESSION_EXPIRED for any other kind of bearer. */
  authCodeOf(header: string | undefined): string | null {
    if (header === undefined) return null;
    const bearer = /^Bearer (\S+)$/.exec(header)?.[1];
    // Where people are asked for, a program's key is nothing.
    if (!bearer || keyShape.test(bearer)) throw new AppError('SESSION_EXPIRED');
    const authCode = bearer.startsWith(productWord) ? bearer.slice(productWord.length) : bearer;
    return authCode === env.GUEST_AUTH_CODE ? null : authCode;
  }

  /** Throws SESSION_EXPIRED, SUSPENDED. */
  async callerOf(authCode: string | null): Promise<Caller> {
    if (authCode === null) return guest;
    if (authCode.length > 4_000) throw new AppError('SESSION_EXPIRED');
    const key = createHash('sha256').update(authCode).digest('base64');
    const cached = this.known.get(key);
    if (cached) return cached;
    const asked = this.ask(authCode);
    this.known.set(key, asked);
    // Only verdicts are kept: a service that can't be reached is asked again.
    asked.catch((error) => {
      if (!(error instanceof AppError) || !['SESSION_EXPIRED', 'SUSPENDED'].includes(error.code)) this.known.delete(key);
    });
    return asked;
  }

  /** Forgets a verdict at once, in this process. */
  forget(authCode: string): void {
    this.known.delete(createHash('sha256').update(authCode).digest('base64'));
  }

  private async ask(authCode: string): Promise<Caller> {
    const { userId, sessionId, isAdmin } = await this.rpc.call(authenticate, guest, { authCode });
    return { actor: { type: 'user', id: userId, isAdmin, sessionId } };
  }
}

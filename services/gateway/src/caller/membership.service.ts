import type { ActingFor, Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { getMembership } from '@folia/contracts/organisation/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Who is removed, or has another role, is so everywhere within this time (DESIGN section 5). */
const trustedForMs = 5_000;

/** What callers are in the organisations they act for. */
@Injectable()
export class MembershipService {
  private readonly known = new LRUCache<string, Promise<ActingFor>>({ max: 20_000, ttl: trustedForMs });

  constructor(private readonly rpc: RpcClient) {}

  /** The caller, with the organisation that the header names; without one they act for their own account. Throws NOT_FOUND where they are no member. */
  async actingFor(caller: Caller, accountId: string | string[] | undefined): Promise<Caller> {
    const { actor } = caller;
    if (accountId === undefined || actor.type !== 'user' || accountId === actor.id) return caller;
    if (typeof accountId !== 'string' || !getMembership.input.safeParse({ accountId }).success) throw new AppError('NOT_FOUND');
    return { ...caller, actor: { ...actor, account: await this.find(caller, actor.id, accountId) } };
  }

  private find(caller: Caller, personId: string, accountId: string): Promise<ActingFor> {
    const key = `${personId} ${accountId}`;
    const cached = this.known.get(key);
    if (cached) return cached;
    const asked = this.rpc.call(getMembership, caller, { accountId });
    this.known.set(key, asked);
    // Refusals are not kept: who was just let in is in.
    asked.catch(() => this.known.delete(key));
    return asked;
  }
}

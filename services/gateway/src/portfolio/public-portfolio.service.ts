import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** JSON as bytes, ready to be sent. */
export type PublicPortfolio = { version: number; body: Buffer };

/** What nobody asks for leaves the memory too: long before an erased person's pages would have to. */
export const forgotten = { ttl: 3_600_000, ttlAutopurge: true };

/** What strangers see, kept per version: nothing to invalidate, since the version is asked on every request (DESIGN section 10). */
@Injectable()
export class PublicPortfolioService {
  private readonly kept = new LRUCache<string, PublicPortfolio>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 200, ...forgotten });
  // Many requests share one question, and none gets an answer older than itself: a page made private is gone for the very next request.
  private readonly versions = new GroupedCalls<string, number | null>(async (unames) => {
    const { versions } = await this.rpc.call(publicVersion, guest, { unames: [...new Set(unames)] });
    return unames.map((uname) => versions[uname] ?? null);
  });

  constructor(private readonly rpc: RpcClient) {}

  /** The version strangers see now, or null. */
  version(uname: string): Promise<number | null> {
    return this.versions.call(uname.toLowerCase());
  }

  /** Throws NOT_FOUND, the same for private and unknown. */
  async get(key: string): Promise<PublicPortfolio> {
    const uname = key.toLowerCase();
    const version = await this.version(uname);
    // Not public under this name: perhaps an id, or a name somebody had before.
    if (version === null) return this.read(key);
    const known = this.kept.get(uname);
    if (known?.version === version) return known;
    const read = await this.read(key);
    if (read.version < version) throw new AppError('UNAVAILABLE');
    this.kept.set(uname, read);
    return read;
  }

  private async read(key: string): Promise<PublicPortfolio> {
    const { version, json } = await this.rpc.call(viewPortfolio, guest, { key });
    return { version, body: Buffer.from(json) };
  }
}

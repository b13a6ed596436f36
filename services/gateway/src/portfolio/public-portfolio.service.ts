import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { publicVersion, viewPortfolio } from '@folia/contracts/portfolio/questions';
import { GroupedCalls } from '@folia/platform/grouped-calls';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { forgotten } from './forgotten';

/** JSON as bytes, ready to be sent. */
export type PublicPortfolio = { version: number; body: Buffer; profileId: string | null };

/** A page as its version is asked for: neither part holds a question mark. */
const pageName = (uname: string, slug?: string) => uname.toLowerCase() + (slug === undefined ? '' : `?${slug}`);

/** What strangers see, kept per version: nothing to invalidate, since the version is asked on every request (DESIGN section 10). */
@Injectable()
export class PublicPortfolioService {
  private readonly kept = new LRUCache<string, PublicPortfolio>({ maxSize: 64 * 1024 * 1024, sizeCalculation: ({ body }) => body.length + 200, ...forgotten });
  // Many requests share one question, and none gets an answer older than itself: a page made private is gone for the very next request.
  private readonly versions = new GroupedCalls<string, number | null>(async (pages) => {
    const { versions } = await this.rpc.call(publicVersion, guest, { pages: [...new Set(pages)] });
    return pages.map((page) => versions[page] ?? null);
  });

  constructor(private readonly rpc: RpcClient) {}

  /** The version strangers see now of the default profile, or of the one with this slug; null for what they do not see. */
  version(uname: string, slug?: string): Promise<number | null> {
    return this.versions.call(pageName(uname, slug));
  }

  /** Throws NOT_FOUND, the same for private and unknown. */
  async get(key: string, slug?: string): Promise<PublicPortfolio> {
    const page = pageName(key, slug);
    const version = await this.versions.call(page);
    // Not public under this name: perhaps an id, or a name somebody had before.
    if (version === null) return this.read(key, slug);
    const known = this.kept.get(page);
    if (known?.version === version) return known;
    const read = await this.read(key, slug);
    if (read.version < version) throw new AppError('UNAVAILABLE');
    this.kept.set(page, read);
    return read;
  }

  private async read(key: string, profile: string | undefined): Promise<PublicPortfolio> {
    const { version, json, profileId } = await this.rpc.call(viewPortfolio, guest, { key, profile });
    return { version, body: Buffer.from(json), profileId };
  }
}

import { type Caller, callerUserId } from '@folia/contracts/caller';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { forgotten } from '../portfolio/forgotten';
import { type PublicPortfolio, PublicPortfolioService } from '../portfolio/public-portfolio.service';

/** What a caller sees at an address, as far as a visit has to know. */
export type ViewedPage = { ownerId: string; profileId: string | null; version: number; isOwn: boolean; itemIds: ReadonlySet<string> };

function pageOf(json: string, profileId: string | null): ViewedPage {
  const { ownerId, version, viewer, items } = JSON.parse(json) as PortfolioView;
  return { ownerId, profileId, version, isOwn: viewer === 'owner', itemIds: new Set(items.map(({ id }) => id)) };
}

@Injectable()
export class ViewedPageService {
  /** Pages of strangers, by the bytes they were read from: each is read once for each of its versions. */
  private readonly read = new LRUCache<string, { portfolio: PublicPortfolio; page: ViewedPage }>({ max: 1_000, ...forgotten });

  constructor(
    private readonly rpc: RpcClient,
    private readonly publicPortfolios: PublicPortfolioService,
  ) {}

  /** Throws NOT_FOUND, and why a link no longer opens the page. */
  async of(caller: Caller, key: string, profile: string | undefined): Promise<ViewedPage> {
    if (callerUserId(caller) !== null || caller.linkSession !== undefined) {
      const { json, profileId } = await this.rpc.call(viewPortfolio, caller, { key, profile });
      return pageOf(json, profileId);
    }
    const portfolio = await this.publicPortfolios.get(key, profile);
    const name = `${key}\n${profile ?? ''}`;
    const known = this.read.get(name);
    if (known?.portfolio === portfolio) return known.page;
    const page = pageOf(portfolio.body.toString(), portfolio.profileId);
    this.read.set(name, { portfolio, page });
    return page;
  }
}

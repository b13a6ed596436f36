import type { Member } from '@folia/contracts/access';
import { listUnaskable } from '@folia/contracts/asking/questions';
import type { AskedPortfolio } from '@folia/contracts/asking/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { findLinkOwner } from '@folia/contracts/link/questions';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** Whose portfolio somebody was shown, and who may be asked at all. */
@Injectable()
export class PassedOnPortfolioClient {
  constructor(private readonly rpc: RpcClient) {}

  /** The owner alone: the page has to open for this member, and nothing of it goes further. Throws NOT_FOUND, and why a link opens nothing. */
  async findOwner({ caller }: Member, portfolio: AskedPortfolio): Promise<string> {
    if ('token' in portfolio) return (await this.rpc.call(findLinkOwner, caller, portfolio)).ownerId;
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: portfolio.uname, profile: portfolio.profile });
    return (JSON.parse(json) as PortfolioView).ownerId;
  }

  /** Those who want nobody, or not this member, to ask them. */
  async listUnaskable({ id: askerId }: Member, personIds: string[], addresses: string[]): Promise<Set<string>> {
    const found = await this.rpc.call(listUnaskable, systemCaller('asking'), { askerId, personIds, addresses });
    return new Set([...found.personIds, ...found.addresses]);
  }
}

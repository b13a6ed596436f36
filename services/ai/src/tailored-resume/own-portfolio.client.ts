import type { Caller } from '@folia/contracts/caller';
import { type PortfolioView, viewPortfolio } from '@folia/contracts/portfolio';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { PortfolioToday } from './portfolio-today';

@Injectable()
export class OwnPortfolioClient {
  constructor(private readonly rpc: RpcClient) {}

  /** A person's own portfolio as it is now, private entries and contact data too. */
  async read(caller: Caller, ownerId: string): Promise<PortfolioToday> {
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: ownerId });
    const { items, profile, owner } = JSON.parse(json) as PortfolioView;
    const { name, headline, location, links, summary } = profile;
    const [email, phone] = [owner?.email.value ?? profile.email ?? '', owner?.phone.value ?? profile.phone ?? ''];
    return { items, header: { name, headline, location, links, email, phone }, summary, sections: owner?.sections ?? {} };
  }
}

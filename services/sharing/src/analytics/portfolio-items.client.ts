import type { Owner } from '@folia/contracts/access';
import { type AnyFields, itemHeading } from '@folia/contracts/item/fields';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

export type PortfolioItem = { kind: PortfolioView['items'][number]['kind']; heading: string; visibility: PortfolioView['items'][number]['visibility'] };

@Injectable()
export class PortfolioItemsClient {
  constructor(private readonly rpc: RpcClient) {}

  /** The owner's own items by their ids, in the order of the page. */
  async of({ id, caller }: Owner): Promise<Map<string, PortfolioItem>> {
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: id });
    const { items } = JSON.parse(json) as PortfolioView;
    return new Map(items.map((item) => [item.id, { kind: item.kind, heading: itemHeading(item.kind, item.fields as AnyFields), visibility: item.visibility }]));
  }
}

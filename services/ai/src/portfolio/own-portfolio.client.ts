import type { Caller } from '@folia/contracts/caller';
import { getNamedProfile } from '@folia/contracts/named-profile';
import { plainFields, plainText } from '@folia/contracts/plain-text';
import { type PortfolioView, viewPortfolio } from '@folia/contracts/portfolio';
import { RpcClient } from '@folia/platform/rpc-client';
import type { PortfolioToday } from '@folia/resume-writing/portfolio-today';
import { Injectable } from '@nestjs/common';

@Injectable()
export class OwnPortfolioClient {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * A person's own portfolio as it is now, in plain words, private entries and contact data too: all of it, or what a named profile of theirs chose.
   * Throws NOT_FOUND where there is no such profile, or it is somebody else's.
   */
  async view(caller: Caller, ownerId: string, profileId: string | null = null): Promise<PortfolioView> {
    const profile = profileId ? await this.getSlug(caller, profileId) : undefined;
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: ownerId, profile });
    const view = JSON.parse(json) as PortfolioView;
    return { ...view, items: view.items.map((item) => ({ ...item, fields: plainFields(item.kind, item.fields) })) };
  }

  /** The slug of a named profile of the caller; throws NOT_FOUND. */
  async getSlug(caller: Caller, profileId: string): Promise<string> {
    const { slug } = await this.rpc.call(getNamedProfile, caller, { id: profileId });
    return slug;
  }

  /** All of it as what a resume is laid over. */
  async read(caller: Caller, ownerId: string): Promise<PortfolioToday> {
    const { items, profile, owner } = await this.view(caller, ownerId);
    const { name, headline, location, links, summary } = profile;
    const [email, phone] = [owner?.email.value ?? profile.email ?? '', owner?.phone.value ?? profile.phone ?? ''];
    return { items, header: { name, headline, location, links, email, phone }, summary: plainText(summary), sections: owner?.sections ?? {} };
  }
}

import type { Owner } from '@folia/contracts/access';
import { getNamedProfile } from '@folia/contracts/named-profile/questions';
import { plainFields, plainText } from '@folia/contracts/plain-text';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import type { PortfolioToday } from '@folia/resume-writing/portfolio-today';
import { Injectable } from '@nestjs/common';

@Injectable()
export class OwnPortfolioClient {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * A person's own portfolio as it is now, in plain text, including private entries and contact data: all of it, or what one of their named profiles selects.
   * Throws NOT_FOUND when there is no such profile, or it is another person's.
   */
  async view(owner: Owner, profileId: string | null = null): Promise<PortfolioView> {
    const profile = profileId ? await this.getSlug(owner, profileId) : undefined;
    const { json } = await this.rpc.call(viewPortfolio, owner.caller, { key: owner.id, profile });
    const view = JSON.parse(json) as PortfolioView;
    return { ...view, items: view.items.map((item) => ({ ...item, fields: plainFields(item.kind, item.fields) })) };
  }

  /** The slug of a named profile of the caller; throws NOT_FOUND. */
  async getSlug(owner: Owner, profileId: string): Promise<string> {
    const { slug } = await this.rpc.call(getNamedProfile, owner.caller, { id: profileId });
    return slug;
  }

  /** All of it, as the base that a resume is built on. */
  async read(owner: Owner): Promise<PortfolioToday> {
    const { items, profile, owner: own } = await this.view(owner);
    const { name, headline, location, links, summary } = profile;
    const [email, phone] = [own?.email.value ?? profile.email ?? '', own?.phone.value ?? profile.phone ?? ''];
    return { items, header: { name, headline, location, links, email, phone }, summary: plainText(summary), sections: own?.sections ?? {} };
  }
}

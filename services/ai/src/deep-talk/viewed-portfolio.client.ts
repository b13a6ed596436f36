import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { grantLink } from '@folia/contracts/link/questions';
import { plainFields, plainText } from '@folia/contracts/plain-text';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';

/** Where somebody stands who asks: in a named profile, in a link, or in the default profile; `seenAs` an owner looks as a stranger would. */
export type Place = { ownerId: string; profile: string | null; linkId: string | null; seenAs: 'visitor' | null };
/** A place with what it shows. `isOwner`: the asker looks at their own portfolio as its owner. */
export type Viewed = Place & { profileId: string | null; view: PortfolioView; isOwner: boolean };

/** The portfolio of another person, or one's own, exactly as the projector shows it to whoever asks. */
@Injectable()
export class ViewedPortfolioClient {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Where this person stands: what they name, or else the link of this owner that they opened last, or the default profile. Throws BODY_INVALID for both a
   * profile and a link.
   */
  async placeOf(person: Person, ownerId: string, named: { profile?: string; linkId?: string; as?: 'visitor' }): Promise<Place> {
    if (named.profile !== undefined && named.linkId !== undefined) {
      throw new AppError('BODY_INVALID', { issues: [{ path: 'linkId', message: 'or profile names the view, not both' }] });
    }
    const isOwner = person.id === ownerId;
    const isNamed = isOwner || named.profile !== undefined || named.linkId !== undefined;
    const opened = isNamed || !person.caller.linkSession ? null : await this.rpc.call(grantLink, person.caller, { ownerId });
    const linkId = named.linkId ?? opened?.linkId ?? null;
    return { ownerId, profile: named.profile ?? null, linkId, seenAs: isOwner ? (named.as ?? null) : null };
  }

  /** Everything in plain text. Throws NOT_FOUND, and the reason why a link opens nothing. */
  async view(caller: Caller, place: Place): Promise<Viewed> {
    const { ownerId, profile, linkId, seenAs } = place;
    const wish = { profile: profile ?? undefined, linkId: linkId ?? undefined, as: seenAs ?? undefined };
    const { json, profileId } = await this.rpc.call(viewPortfolio, caller, { key: ownerId, ...wish });
    const view = JSON.parse(json) as PortfolioView;
    const items = view.items.map((item) => ({ ...item, fields: plainFields(item.kind, item.fields) }));
    const plain = { ...view, profile: { ...view.profile, summary: plainText(view.profile.summary) }, items };
    return { ...place, profileId, view: plain, isOwner: view.viewer === 'owner' };
  }

  /** Throws the reason why the link of this place no longer opens anything; nothing for a profile. */
  async checkLink(caller: Caller, { ownerId, linkId }: Place): Promise<void> {
    if (linkId === null) return;
    const { selections, refusal } = await this.rpc.call(grantLink, caller, { ownerId, linkId });
    if (selections.length === 0) throw new AppError(refusal ?? 'NOT_FOUND');
  }
}

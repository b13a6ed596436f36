import type { Person } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { grantLink } from '@folia/contracts/link/questions';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { type ReadView, readView } from './read-view';

/** Where somebody stands who asks: in a named profile, in a link, or in the default profile; `seenAs` an owner looks as a stranger would. */
export type Place = { ownerId: string; profile: string | null; linkId: string | null; seenAs: 'visitor' | null };
/** A place with what it shows. `isOwner`: the asker looks at their own portfolio as its owner. */
export type Viewed = Place & ReadView & { profileId: string | null; isOwner: boolean };

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
    const linkId = named.linkId ?? opened?.links[0]?.id ?? null;
    return { ownerId, profile: named.profile ?? null, linkId, seenAs: isOwner ? (named.as ?? null) : null };
  }

  /** Everything in plain text, and read. Throws NOT_FOUND, and the reason why a link opens nothing. */
  async view(caller: Caller, place: Place): Promise<Viewed> {
    const { ownerId, profile, linkId, seenAs } = place;
    const wish = { profile: profile ?? undefined, linkId: linkId ?? undefined, as: seenAs ?? undefined };
    const { json, profileId } = await this.rpc.call(viewPortfolio, caller, { key: ownerId, ...wish });
    const read = readView(json, new Date().toISOString().slice(0, 10));
    return { ...place, ...read, profileId, isOwner: read.view.viewer === 'owner' };
  }

  /** Throws the reason why the link of this place no longer opens anything; nothing for a profile. */
  async checkLink(caller: Caller, { ownerId, linkId }: Place): Promise<void> {
    if (linkId === null) return;
    const { links, refusal } = await this.rpc.call(grantLink, caller, { ownerId, linkId });
    if (links.length === 0) throw new AppError(refusal ?? 'NOT_FOUND');
  }
}

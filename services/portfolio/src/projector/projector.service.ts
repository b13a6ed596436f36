import { type Caller, callerUserId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { grantLink, type LinkSelection } from '@folia/contracts/link';
import type { ViewAs } from '@folia/contracts/portfolio';
import { resolveUsername } from '@folia/contracts/session';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository, type ProfileRow } from '../profile/profile.repository';
import { StandingRepository } from '../standing/standing.repository';
import { narrowByLinks } from './narrow-by-links';
import { project, type Viewer } from './project';

/** As whom an owner looks; nobody else chooses. */
const ownersView: Record<ViewAs | 'owner', Viewer> = { owner: 'owner', visitor: 'stranger', link: 'link' };

const nobody = '00000000-0000-4000-8000-000000000000';

/** The one way out for a portfolio: page, API and everything that reads it ask here (DESIGN section 1.2). */
@Injectable()
export class ProjectorService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly items: ItemRepository,
    private readonly standings: StandingRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws NOT_FOUND, the same for unknown and for private to this caller. */
  async view(caller: Caller, key: string, as?: ViewAs): Promise<{ version: number; json: string }> {
    const found = await this.find(key);
    const profile = found && (await this.standings.isHidden(found.userId, callerUserId(caller))) ? null : found;
    const isOwner = profile !== null && callerUserId(caller) === profile.userId;
    const selections = isOwner ? [] : await this.selectionsFor(caller, profile);
    if (!profile || (profile.visibility === 'private' && !isOwner && selections.length === 0)) throw new AppError('NOT_FOUND');
    const { userId, ...rest } = profile;
    const whole = { ownerId: userId, ...rest };
    const items = await this.items.listByOwner(userId);
    const byLink = selections.length > 0 ? narrowByLinks(whole, items, selections) : null;
    const view = byLink ? project(byLink.profile, byLink.items, 'link') : project(whole, items, isOwner ? ownersView[as ?? 'owner'] : 'stranger');
    return { version: profile.version, json: JSON.stringify(view) };
  }

  /**
   * What the links of this visitor session show of the owner; nothing without a session. Throws why a link that was opened shows a private profile no
   * longer. Of a profile that is not there it is asked as well, so that it takes the same time.
   */
  private async selectionsFor(caller: Caller, profile: ProfileRow | null): Promise<LinkSelection[]> {
    if (!caller.linkSession) return [];
    const { selections, refusal } = await this.rpc.call(grantLink, caller, { ownerId: profile?.userId ?? nobody });
    if (refusal && profile?.visibility === 'private') throw new AppError(refusal);
    return selections;
  }

  async publicVersions(unames: string[]): Promise<Record<string, number>> {
    // No username holds anything else, and Postgres takes no NUL.
    return this.profiles.publicVersions(unames.filter((uname) => /^[\w-]+$/.test(uname)).map((uname) => uname.toLowerCase()));
  }

  /** By username or id; what is unknown here may be a name somebody had before. */
  private async find(key: string): Promise<ProfileRow | null> {
    // Ids are 36 long: a key under 21 characters is a username (SPEC section 5).
    if (key.length >= 21) return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? this.profiles.findByUserId(key) : null;
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(key)) return null;
    const known = await this.profiles.findByUname(key.toLowerCase());
    if (known) return known;
    const owner = await this.rpc.call(resolveUsername, systemCaller('projector'), { key }).catch((error) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    return owner && this.profiles.findByUserId(owner.userId);
  }
}

import { type Caller, callerOwnerId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { Item } from '@folia/contracts/item/shapes';
import { grantLink } from '@folia/contracts/link/questions';
import type { Media } from '@folia/contracts/media/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import type { PortfolioView, ViewAs } from '@folia/contracts/portfolio/shapes';
import { isSameSide } from '@folia/contracts/sandbox';
import { resolveUsername } from '@folia/contracts/username/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ItemRepository } from '../item/item.repository';
import { MediaRepository } from '../media/media.repository';
import { NamedProfileRepository } from '../named-profile/named-profile.repository';
import { ProfileRepository, type ProfileRow } from '../profile/profile.repository';
import { StandingRepository } from '../standing/standing.repository';
import { asNamed } from './as-named';
import { narrowByLinks, rulesOfLinks } from './narrow-by-links';
import { project, type Viewer } from './project';

/** How an owner may view their own page; other callers have no choice. */
const ownersView: Record<ViewAs | 'owner', Viewer> = { owner: 'owner', visitor: 'stranger', link: 'link' };

/** `linkId` and `token` ask for what one link shows, and nothing else. */
type Wish = { as?: ViewAs; profile?: string; linkId?: string; token?: string };
/** `profileId`: the named profile that is shown. */
type Seen = { view: PortfolioView; profileId: string | null };
type Viewed = { version: number; json: string; profileId: string | null };

const withMedia = (view: PortfolioView, media: ReadonlyMap<string, Media[]>): PortfolioView => ({
  ...view,
  items: view.items.map((item) => (media.has(item.id) ? { ...item, media: media.get(item.id) } : item)),
});

/** A key for the sandbox sees nobody outside it, and any other program nobody inside. */
const isAcross = (caller: Caller, ownerId: string): boolean => caller.actor.type === 'apiKey' && !isSameSide(callerOwnerId(caller), ownerId);

const noLinks = { links: [], refusal: null };
const nobody = '00000000-0000-4000-8000-000000000000';

/** The only way out for a portfolio: the page, the API and everything else that reads it ask here (DESIGN section 1.2). */
@Injectable()
export class ProjectorService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly items: ItemRepository,
    private readonly named: NamedProfileRepository,
    private readonly media: MediaRepository,
    private readonly standings: StandingRepository,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * The default profile, or the named one with this slug, or what one link shows of the one it names. Throws NOT_FOUND, the same for unknown profiles and for
   * those private to this caller.
   */
  async view(caller: Caller, key: string, wish: Wish = {}): Promise<Viewed> {
    const { view, profileId } = await this.seen(caller, key, wish, (ownerId) => this.items.listByOwner(ownerId));
    return { version: view.version, json: JSON.stringify(withMedia(view, await this.media.listByOwner(view.ownerId))), profileId };
  }

  /** The one decision about what a caller sees, applied to the entries that `load` answers. */
  private async seen(caller: Caller, key: string, { as, profile: slug, linkId, token }: Wish, load: (ownerId: string) => Promise<Item[]>): Promise<Seen> {
    const found = await this.find(key);
    const isHidden = found && (isAcross(caller, found.userId) || (await this.standings.isHidden(found.userId, callerOwnerId(caller))));
    const profile = isHidden ? null : found;
    const isOwner = profile !== null && callerOwnerId(caller) === profile.userId;
    const asksOne = linkId !== undefined || token !== undefined;
    const granted = !isOwner || asksOne ? await this.askLinks(caller, profile, { linkId, token }) : noLinks;
    const named = await this.namedBy(profile, slug, asksOne ? (granted.links[0]?.profileId ?? null) : null);
    const { visibility } = (slug === undefined ? profile : named) ?? { visibility: 'private' };
    // A link opens the profile that it names, and no other: to the others its holder is a stranger.
    const links = granted.links.filter(({ profileId }) => profileId === (named?.id ?? null));
    if (links.length === 0 && granted.refusal && (asksOne || visibility === 'private')) throw new AppError(granted.refusal);
    if (!profile || (slug !== undefined && !named) || (visibility === 'private' && !isOwner && links.length === 0)) throw new AppError('NOT_FOUND');
    if (asksOne && links.length === 0) throw new AppError('NOT_FOUND');
    const { userId, ...rest } = profile;
    const profiles = isOwner ? await this.named.list(userId) : [];
    const whole = { ownerId: userId, ...rest, slug: null, title: '', profileId: null, profiles };
    const items = await load(userId);
    const shown = named ? asNamed(whole, items, named) : { profile: whole, items };
    if (links.length > 0) {
      const byLink = narrowByLinks(shown.profile, shown.items, links);
      return { view: { ...project(byLink.profile, byLink.items, 'link'), link: rulesOfLinks(links) }, profileId: named?.id ?? null };
    }
    const viewer = isOwner ? ownersView[named && as ? 'visitor' : (as ?? 'owner')] : 'stranger';
    return { view: project(shown.profile, shown.items, viewer), profileId: named?.id ?? null };
  }

  /** The default profile if this caller may see it, or else the first named one that they may see. Throws NOT_FOUND. */
  async viewAny(caller: Caller, key: string): Promise<Viewed> {
    try {
      return await this.view(caller, key);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const owner = await this.find(key);
      const open = owner && (await this.named.list(owner.userId)).find(({ visibility }) => visibility === 'public');
      if (!open) throw error;
      return this.view(caller, key, { profile: open.slug });
    }
  }

  /** Whether this caller sees the item on the default profile or on a named one. */
  async shows(caller: Caller, ownerId: string, itemId: string): Promise<boolean> {
    const item = await this.items.find(ownerId, itemId);
    if (!item) return false;
    for (const profile of [undefined, ...(await this.named.list(ownerId)).map(({ slug }) => slug)]) {
      const seen = await this.seen(caller, ownerId, { profile }, async () => [item]).catch((error) => {
        if (error instanceof AppError) return null;
        throw error;
      });
      if (seen?.view.items.some(({ id }) => id === itemId)) return true;
    }
    return false;
  }

  /** The named profile with this slug, or the one that a link names. */
  private async namedBy(profile: ProfileRow | null, slug: string | undefined, id: string | null): Promise<NamedProfile | null> {
    const ownerId = profile?.userId ?? nobody;
    if (id !== null) return this.named.find(ownerId, id);
    return slug === undefined ? null : this.named.findBySlug(ownerId, /^[a-z0-9-]+$/.test(slug) ? slug : '');
  }

  /**
   * What the links of this visitor session show of the owner; nothing without a session. Asks even when there is no such profile, so that the answer takes the
   * same time.
   */
  private async askLinks(caller: Caller, profile: ProfileRow | null, one: { linkId?: string; token?: string }): Promise<z.output<typeof grantLink.output>> {
    if (!caller.linkSession && one.linkId === undefined && one.token === undefined) return noLinks;
    return this.rpc.call(grantLink, caller, { ownerId: profile?.userId ?? nobody, ...one });
  }

  async publicVersions(pages: string[]): Promise<Record<string, number>> {
    // No username or slug contains anything else, and Postgres does not accept a NUL.
    const asked = pages.flatMap((page) => {
      const [, uname, slug = null] = /^([\w-]+)(?:\?([\w-]+))?$/.exec(page) ?? [];
      return uname ? [{ page, uname: uname.toLowerCase(), slug }] : [];
    });
    const found = await this.profiles.publicVersions(
      asked.map(({ uname }) => uname),
      asked.map(({ slug }) => slug),
    );
    return Object.fromEntries(found.map(({ place, version }) => [asked[place]?.page ?? '', version]));
  }

  /** By username or id; a username that is unknown here may be a person's former one. */
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

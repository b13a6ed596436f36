import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { updateNamedProfile } from '@folia/contracts/named-profile/questions';
import type { createNamedProfileInput, NamedProfile } from '@folia/contracts/named-profile/shapes';
import type { NamedProfileSummary } from '@folia/contracts/portfolio/shapes';
import { getAccount } from '@folia/contracts/session/questions';
import { newId } from '@folia/platform/new-id';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository } from '../profile/profile.repository';
import { NamedProfileRepository } from './named-profile.repository';

@Injectable()
export class NamedProfileService {
  constructor(
    private readonly named: NamedProfileRepository,
    private readonly profiles: ProfileRepository,
    private readonly items: ItemRepository,
    private readonly history: HistoryService,
    private readonly rpc: RpcClient,
  ) {}

  async list(owner: Owner): Promise<(NamedProfileSummary & { isReadOnly: boolean })[]> {
    // Where the plan cannot be asked, the profiles can still be read.
    const [found, beyond] = await Promise.all([this.named.list(owner.id), this.beyondPlan(owner).catch(() => null)]);
    return found.map((one) => ({ ...one, isReadOnly: beyond?.ids.includes(one.id) ?? false }));
  }

  async choose({ id: ownerId }: Owner, id: string): Promise<void> {
    if (!(await this.named.choose(ownerId, id))) throw new AppError('NOT_FOUND');
  }

  async get(owner: Owner, id: string): Promise<NamedProfile> {
    const found = await this.named.find(owner.id, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Null where it was deleted. */
  slugOf(id: string): Promise<string | null> {
    return this.named.slugOf(id);
  }

  /** Starts with the text and items of the default profile. */
  async create(owner: Owner, { title, slug }: z.output<typeof createNamedProfileInput>): Promise<NamedProfile> {
    const ownerId = owner.id;
    const id = newId();
    // The default profile counts towards the plan's number.
    const { maxpr } = await this.rpc.call(getAccount, owner.caller, {});
    await this.history.recorded(ownerId, 'edit', async (manager) => {
      const used = 1 + (await this.named.count(manager, ownerId));
      if (used >= maxpr) throw new AppError('QUOTA_EXCEEDED', { meter: 'profiles', limit: maxpr, used, resetsAt: null, upgradeUrl: '/pricing' });
      await this.requireFreeSlug(manager, ownerId, slug, null);
      const own = await this.profiles.findByUserId(ownerId, manager);
      if (!own) throw new AppError('NOT_FOUND');
      const items = (await this.items.listByOwner(ownerId, manager)).map((item) => item.id);
      const { headline, summary, look, accent } = own;
      await this.named.putAll(manager, ownerId, [{ id, slug, title, headline, summary, look, accent, items }]);
      await this.profiles.touch(manager, ownerId);
    });
    return this.get(owner, id);
  }

  async update(owner: Owner, { id, version, ...changes }: z.output<typeof updateNamedProfile.input>): Promise<NamedProfile> {
    const ownerId = owner.id;
    const current = await this.get(owner, id);
    // Nobody has to leave a page public because their plan became smaller.
    if (Object.keys(changes).some((name) => name !== 'visibility')) {
      const { ids, limit, used } = await this.beyondPlan(owner);
      if (ids.includes(id)) throw new AppError('QUOTA_EXCEEDED', { meter: 'profiles', limit, used, resetsAt: null, upgradeUrl: '/pricing' });
    }
    return this.history.recorded(ownerId, 'edit', async (manager) => {
      if (changes.slug !== undefined) await this.requireFreeSlug(manager, ownerId, changes.slug, id);
      if (changes.items && !(await this.named.areItemsOf(manager, ownerId, changes.items))) throw new AppError('NOT_FOUND');
      const changed = await this.named.update(manager, ownerId, id, version, changes);
      if (!changed) throw new AppError('VERSION_CONFLICT', { version: current.version });
      await this.profiles.touch(manager, ownerId);
      return changed;
    });
  }

  async delete({ id: ownerId }: Owner, id: string): Promise<void> {
    await this.history.recorded(ownerId, 'edit', async (manager) => {
      if ((await this.named.deleteAll(manager, ownerId, [id])) === 0) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
    });
  }

  /** The profiles that a plan which became smaller has no room for. They stay as they are; chosen ones keep their place. */
  private async beyondPlan(owner: Owner): Promise<{ ids: string[]; limit: number; used: number }> {
    const ids = await this.named.listChosenFirst(owner.id);
    if (ids.length === 0) return { ids, limit: 1, used: 1 };
    const { maxpr } = await this.rpc.call(getAccount, owner.caller, {});
    return { ids: ids.slice(Math.max(0, maxpr - 1)), limit: maxpr, used: ids.length + 1 };
  }

  private async requireFreeSlug(manager: EntityManager, ownerId: string, slug: string, exceptId: string | null): Promise<void> {
    if (await this.named.isSlugTaken(manager, ownerId, slug, exceptId))
      throw new AppError('BODY_INVALID', { issues: [{ path: 'slug', message: 'is the address of another of your profiles' }] });
  }
}

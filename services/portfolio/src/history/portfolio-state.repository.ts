import { AppError } from '@folia/contracts/errors';
import type { Item } from '@folia/contracts/item/shapes';
import { basicsNames, type ProfileBasics } from '@folia/contracts/portfolio/shapes';
import { uuid } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ItemRepository } from '../item/item.repository';
import { NamedProfileRepository } from '../named-profile/named-profile.repository';
import { ProfileRepository, type ProfileRow } from '../profile/profile.repository';
import type { ItemState, NamedProfileState, PortfolioState } from './portfolio-state';

const lockProfile = statement('lock-profile-for-change', {
  text: 'SELECT 1 FROM profile WHERE user_id = $1 FOR NO KEY UPDATE',
  takes: { ownerId: uuid },
});

function stateOf(profile: ProfileRow, items: Item[], named: ({ id: string } & NamedProfileState)[]): PortfolioState {
  return {
    items: new Map(items.map(({ id, updatedAt: _, ...state }): [string, ItemState] => [id, state])),
    basics: { ...(Object.fromEntries(basicsNames.map((name) => [name, profile[name]])) as ProfileBasics), sections: profile.sections },
    profiles: new Map(named.map(({ id, ...state }): [string, NamedProfileState] => [id, state])),
  };
}

/** Reads a portfolio and brings it to another state. */
@Injectable()
export class PortfolioStateRepository {
  constructor(
    private readonly items: ItemRepository,
    private readonly profiles: ProfileRepository,
    private readonly named: NamedProfileRepository,
  ) {}

  /** Makes changes to a portfolio run one after the other. Throws NOT_FOUND. */
  async lock(manager: EntityManager, ownerId: string): Promise<void> {
    if ((await affected(manager, lockProfile, { ownerId })) === 0) throw new AppError('NOT_FOUND');
  }

  /** A state with just this entry, for a change that touches nothing else: no other entries or named profiles are read. */
  async readEntry(manager: EntityManager, ownerId: string, itemId: string): Promise<PortfolioState> {
    const item = await this.items.find(ownerId, itemId, manager);
    return stateOf(await this.profile(manager, ownerId), item ? [item] : [], []);
  }

  async read(manager: EntityManager, ownerId: string): Promise<PortfolioState> {
    return stateOf(await this.profile(manager, ownerId), await this.items.listByOwner(ownerId, manager), await this.named.listWhole(manager, ownerId));
  }

  private async profile(manager: EntityManager, ownerId: string): Promise<ProfileRow> {
    const profile = await this.profiles.findByUserId(ownerId, manager);
    if (!profile) throw new AppError('NOT_FOUND');
    return profile;
  }

  /** Writes what differs between two states. Entries that come back keep their id and get a version higher than any they had before. */
  async bring(manager: EntityManager, ownerId: string, from: PortfolioState, to: PortfolioState): Promise<void> {
    const gone = [...from.items.keys()].filter((id) => !to.items.has(id));
    await this.items.deleteAll(manager, ownerId, gone);
    const back = [...to.items].filter(([id, item]) => JSON.stringify(from.items.get(id)) !== JSON.stringify(item));
    await this.items.putAll(
      manager,
      ownerId,
      back.map(([id, item]) => ({ id, ...item, version: (from.items.get(id) ?? item).version + 1 })),
    );
    // If the basics do not change, their version stays, for the sake of an editor that has them open.
    if (JSON.stringify(from.basics) === JSON.stringify(to.basics)) await this.profiles.touch(manager, ownerId);
    else await this.profiles.update(manager, ownerId, to.basics, null);
    const goneProfiles = [...from.profiles.keys()].filter((id) => !to.profiles.has(id));
    await this.named.deleteAll(manager, ownerId, goneProfiles);
    const other = [...to.profiles].filter(([id, profile]) => JSON.stringify(from.profiles.get(id)) !== JSON.stringify(profile));
    await this.named.putAll(
      manager,
      ownerId,
      other.map(([id, profile]) => ({ id, ...profile })),
    );
  }
}

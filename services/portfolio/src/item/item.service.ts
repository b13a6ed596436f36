import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { updateItem } from '@folia/contracts/item/questions';
import type { Item } from '@folia/contracts/item/shapes';
import type { createItemInput, orderItemsInput } from '@folia/contracts/portfolio/shapes';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service';
import { ProfileRepository } from '../profile/profile.repository';
import { ItemRepository } from './item.repository';

@Injectable()
export class ItemService {
  constructor(
    private readonly items: ItemRepository,
    private readonly profiles: ProfileRepository,
    private readonly history: HistoryService,
  ) {}

  list(owner: Owner): Promise<Item[]> {
    return this.items.listByOwner(owner.id);
  }

  async get(owner: Owner, id: string): Promise<Item> {
    const found = await this.items.find(owner.id, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  async create({ id: ownerId }: Owner, { content, visibility }: z.output<typeof createItemInput>): Promise<Item> {
    return this.history.recorded(ownerId, 'edit', async (manager) => {
      await this.profiles.touch(manager, ownerId);
      return this.items.insert(manager, ownerId, { ...content, visibility: visibility ?? 'public', provenance: { source: 'hand' } }, true);
    });
  }

  async update({ id: ownerId }: Owner, { id, version, content, visibility }: z.output<typeof updateItem.input>): Promise<Item> {
    const current = await this.items.find(ownerId, id);
    if (!current) throw new AppError('NOT_FOUND');
    if (content && content.kind !== current.kind) throw new AppError('BODY_INVALID', { issues: [{ path: 'content.kind', message: 'an item keeps its kind' }] });
    return this.history.recordedEntry(ownerId, id, async (manager) => {
      const changed = await this.items.update(manager, ownerId, id, version, { fields: content?.fields, visibility });
      if (!changed) throw new AppError('VERSION_CONFLICT', { current });
      await this.profiles.touch(manager, ownerId);
      return changed;
    });
  }

  async delete({ id: ownerId }: Owner, id: string): Promise<void> {
    await this.history.recorded(ownerId, 'edit', async (manager) => {
      if (!(await this.items.delete(manager, ownerId, id))) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
    });
  }

  async order({ id: ownerId }: Owner, { kind, ids }: z.output<typeof orderItemsInput>): Promise<void> {
    await this.history.recorded(ownerId, 'order', async (manager) => {
      if (!(await this.items.order(manager, ownerId, kind, ids))) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
    });
  }
}

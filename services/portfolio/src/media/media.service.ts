import { randomUUID } from 'node:crypto';
import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { keptRevisions, maxMedia } from '@folia/contracts/limits';
import type { addMedia } from '@folia/contracts/media/questions';
import { type Media, type MediaName, videoNames } from '@folia/contracts/media/shapes';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository } from '../profile/profile.repository';
import { ProjectorService } from '../projector/projector.service';
import { StorageService } from '../storage/storage.service';
import { makePicture } from './make-picture';
import { MediaRepository, type NewMedia } from './media.repository';

@Injectable()
export class MediaService {
  constructor(
    private readonly media: MediaRepository,
    private readonly items: ItemRepository,
    private readonly profiles: ProfileRepository,
    private readonly projector: ProjectorService,
    private readonly storage: StorageService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  async list(owner: Owner, itemId: string): Promise<Media[]> {
    await this.requireItem(owner, itemId);
    return this.media.listByItem(owner.id, itemId);
  }

  /** An uploaded image is deleted afterwards, whether or not it became a photo; a video is kept as uploaded. */
  async add(owner: Owner, { itemId, key: uploaded, bytes, video }: z.output<typeof addMedia.input>): Promise<Media> {
    const key = video ? uploaded : randomUUID();
    try {
      await this.requireItem(owner, itemId);
      await this.storage.requireRoom(owner, bytes);
      if (video) return await this.insert(owner, itemId, { kind: 'video', key, name: video, bytes });
      const picture = await this.store.lend(uploaded, (path) => this.store.fill(key, (folder) => makePicture(path, folder)));
      return await this.insert(owner, itemId, { kind: 'photo', key, name: 'photo.webp', ...picture });
    } catch (error) {
      await this.store.delete(key);
      throw error;
    } finally {
      if (!video) await this.store.delete(uploaded);
    }
  }

  async link(owner: Owner, itemId: string, url: string): Promise<Media> {
    await this.requireItem(owner, itemId);
    return this.insert(owner, itemId, { kind: 'video-link', url });
  }

  async describe({ id: ownerId }: Owner, id: string, alt: string): Promise<Media> {
    return this.database.transaction(async (manager) => {
      const changed = await this.media.describe(manager, ownerId, id, alt);
      if (!changed) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
      return changed;
    });
  }

  async order({ id: ownerId }: Owner, itemId: string, ids: string[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await this.media.order(manager, ownerId, itemId, ids))) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
    });
  }

  async remove({ id: ownerId }: Owner, id: string): Promise<void> {
    const key = await this.database.transaction(async (manager) => {
      const deleted = await this.media.delete(manager, ownerId, id);
      if (deleted === undefined) throw new AppError('NOT_FOUND');
      await this.profiles.touch(manager, ownerId);
      return deleted;
    });
    if (key) await this.store.delete(key);
  }

  /** Media may be seen by exactly those who may see the item: the projector decides. */
  async open(caller: Caller, id: string, name: MediaName): Promise<{ key: string }> {
    const found = await this.media.findStored(id);
    const isVideo = videoNames.some((known) => known === name);
    const fits = found && (found.kind === 'video' ? found.name === name : !isVideo);
    if (!fits || !(await this.projector.shows(caller, found.ownerId, found.itemId))) throw new AppError('NOT_FOUND');
    return { key: found.kind === 'video' ? found.key : `${found.key}/${name}` };
  }

  /** Deletes media of items that the history can no longer bring back. */
  @Every(3_600_000)
  async sweep(): Promise<void> {
    for (const key of await this.media.forgetOrphans(keptRevisions.days)) await this.store.delete(key);
  }

  private async requireItem(owner: Owner, itemId: string): Promise<void> {
    if (!(await this.items.find(owner.id, itemId))) throw new AppError('NOT_FOUND');
  }

  private async insert({ id: ownerId }: Owner, itemId: string, one: NewMedia): Promise<Media> {
    const most = maxMedia[one.kind];
    return this.database.transaction(async (manager) => {
      const added = await this.media.insert(manager, ownerId, itemId, one, most);
      if (!added) throw new AppError('BODY_INVALID', { issues: [{ path: '', message: `an entry takes at most ${most} of these` }] });
      await this.profiles.touch(manager, ownerId);
      return added;
    });
  }
}

import { randomUUID } from 'node:crypto';
import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { type PhotoCrop, type PhotoName, type ProfilePhoto, photoAddress, photoEdges } from '@folia/contracts/photo/shapes';
import { FileStore } from '@folia/platform/file-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../profile/profile.repository';
import { ProjectorService } from '../projector/projector.service';
import { makePhoto } from './make-photo';
import { PhotoRepository } from './photo.repository';

@Injectable()
export class PhotoService {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly profiles: ProfileRepository,
    private readonly projector: ProjectorService,
    private readonly store: FileStore,
    private readonly database: DataSource,
  ) {}

  /** The uploaded image is deleted afterwards, whether or not it became a photo. */
  async set({ id: ownerId }: Owner, uploaded: string, crop: PhotoCrop): Promise<ProfilePhoto> {
    const key = randomUUID();
    try {
      const profile = await this.profiles.findByUserId(ownerId);
      if (!profile) throw new AppError('NOT_FOUND');
      await this.store.lend(uploaded, (path) => this.store.fill(key, (folder) => makePhoto(path, crop, folder)));
      const earlier = await this.database.transaction((manager) => this.photos.set(manager, ownerId, key));
      if (earlier) await this.store.delete(earlier);
      return { photoUrl: photoAddress(key), thumbNailName: 'avatar-160.jpg', title: profile.name, imageSize: photoEdges['avatar.jpg'] };
    } catch (error) {
      await this.store.delete(key);
      throw error;
    } finally {
      await this.store.delete(uploaded);
    }
  }

  async remove(owner: Owner): Promise<void> {
    const key = await this.database.transaction((manager) => this.photos.remove(manager, owner.id));
    if (key) await this.store.delete(key);
  }

  /** The photo may be seen by exactly those who may see a page that it is on: the projector decides. */
  async open(caller: Caller, key: string, name: PhotoName): Promise<{ key: string }> {
    const ownerId = await this.photos.findOwner(key);
    if (!ownerId) throw new AppError('NOT_FOUND');
    await this.projector.viewAny(caller, ownerId);
    return { key: `${key}/${name}` };
  }
}

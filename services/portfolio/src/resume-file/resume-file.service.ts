import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import { AppError } from '@folia/contracts/errors';
import type { registerResumeFile, StoredFile } from '@folia/contracts/file';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { StorageService } from '../storage/storage.service';
import { type OwnedFile, ResumeFileRepository } from './resume-file.repository';

/** An upload that nobody registered within an hour never will be. */
const orphanAfterMs = 3_600_000;
/** Page images stand beside their file under its key and this ending. */
export const pagesOf = (key: string) => `${key}-pages`;

@Injectable()
export class ResumeFileService {
  constructor(
    private readonly files: ResumeFileRepository,
    private readonly store: FileStore,
    private readonly storage: StorageService,
  ) {}

  async register(caller: Caller, input: z.output<typeof registerResumeFile.input>): Promise<StoredFile> {
    const ownerId = requireUser(caller);
    await this.storage.requireRoom(caller, input.bytes);
    return this.files.insert(ownerId, input);
  }

  /** For the owner, or for a service that works for them. */
  async open(caller: Caller, id: string): Promise<OwnedFile> {
    const found = await this.files.find(id);
    const mayOpen = caller.actor.type === 'system' || (caller.actor.type === 'user' && caller.actor.id === found?.ownerId);
    if (!found || !mayOpen) throw new AppError('NOT_FOUND');
    return found;
  }

  async kept(caller: Caller, ids: string[]): Promise<string[]> {
    return this.files.kept(requireUser(caller), ids);
  }

  async delete(caller: Caller, id: string): Promise<void> {
    const key = await this.files.delete(requireUser(caller), id);
    if (!key) throw new AppError('NOT_FOUND');
    await this.store.delete(key);
    await this.store.delete(pagesOf(key));
  }

  async unknownKeys(keys: string[]): Promise<string[]> {
    const known = await this.files.knownKeys(keys.map((key) => key.replace(/-pages$/, '')));
    return keys.filter((key) => !known.has(key.replace(/-pages$/, '')));
  }

  /** Removes bytes that no row knows: uploads cut off before they were registered. */
  @Every(600_000)
  async sweepOrphans(): Promise<void> {
    const old = await this.store.listOlderThan(orphanAfterMs);
    for (let start = 0; start < old.length; start += 500) {
      for (const key of await this.unknownKeys(old.slice(start, start + 500))) await this.store.delete(key.replace(/\.part$/, ''));
    }
  }
}

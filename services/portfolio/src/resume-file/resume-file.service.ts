import { createHash, randomUUID } from 'node:crypto';
import type { Owner } from '@folia/contracts/access';
import { type Caller, callerOwnerId, systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import type { keepTextFile, registerResumeFile } from '@folia/contracts/file/questions';
import type { StoredFile } from '@folia/contracts/file/shapes';
import { settleImportedFiles } from '@folia/contracts/resume-import/questions';
import { Every } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { StorageService } from '../storage/storage.service';
import { type OwnedFile, ResumeFileRepository } from './resume-file.repository';

/** An upload that was not registered within an hour never will be. */
const orphanAfterMs = 3_600_000;
/** How many files are asked about in one go. */
const sweptAtOnce = 500;
/** Page images are stored next to their file, under its key with this suffix. */
export const pagesOf = (key: string) => `${key}-pages`;

@Injectable()
export class ResumeFileService {
  constructor(
    private readonly files: ResumeFileRepository,
    private readonly store: FileStore,
    private readonly storage: StorageService,
    private readonly rpc: RpcClient,
  ) {}

  async register(owner: Owner, input: z.output<typeof registerResumeFile.input>): Promise<StoredFile> {
    const ownerId = owner.id;
    await this.storage.requireRoom(owner, input.bytes);
    return this.files.insert(ownerId, input);
  }

  async keepText({ ownerId, name, text }: z.output<typeof keepTextFile.input>): Promise<StoredFile> {
    const [key, bytes] = [randomUUID(), Buffer.from(text)];
    await this.store.writeAll(key, bytes);
    return this.files.insert(ownerId, { key, name, kind: 'text', bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  /** Removes one of the caller's files whose import was refused: nobody would see it, and it would take up their storage. */
  async withdraw(owner: Owner, id: string): Promise<void> {
    const key = await this.files.findUnimportedKey(owner.id, id);
    if (key) await this.removeUnimported([{ id, key }]);
  }

  /** For the owner, or for a service that works for them. */
  async open(caller: Caller, id: string): Promise<OwnedFile> {
    const found = await this.files.find(id);
    const mayOpen = caller.actor.type === 'system' || callerOwnerId(caller) === found?.ownerId;
    if (!found || !mayOpen) throw new AppError('NOT_FOUND');
    return found;
  }

  async kept(owner: Owner, ids: string[]): Promise<string[]> {
    return this.files.kept(owner.id, ids);
  }

  async delete(owner: Owner, id: string): Promise<void> {
    const key = await this.files.delete(owner.id, id);
    if (!key) throw new AppError('NOT_FOUND');
    await this.removeBytes(key);
  }

  async unknownKeys(keys: string[]): Promise<string[]> {
    const known = await this.files.knownKeys(keys.map((key) => key.replace(/-pages$/, '')));
    return keys.filter((key) => !known.has(key.replace(/-pages$/, '')));
  }

  /** Removes files whose import was never accepted and that could not be withdrawn at once; each file is checked until it is known to have an import. */
  @Every(60_000)
  async sweepUnimported(): Promise<void> {
    for (let more = true; more; ) {
      const files = await this.files.listUnimported(sweptAtOnce);
      if (files.length > 0) await this.removeUnimported(files);
      more = files.length === sweptAtOnce;
    }
  }

  /** Removes those of these files that have no import, and can no longer get one, and records that the others have one. */
  private async removeUnimported(files: { id: string; key: string }[]): Promise<void> {
    const { fileIds } = await this.rpc.call(settleImportedFiles, systemCaller('resume-file'), { fileIds: files.map(({ id }) => id) });
    await this.files.noteImported(fileIds);
    const imported = new Set(fileIds);
    for (const { id, key } of files.filter((file) => !imported.has(file.id))) {
      if (await this.files.deleteUnimported(id)) await this.removeBytes(key);
    }
  }

  private async removeBytes(key: string): Promise<void> {
    await this.store.delete(key);
    await this.store.delete(pagesOf(key));
  }

  /** Removes bytes that no row refers to: uploads that were cut off before they were registered. */
  @Every(600_000)
  async sweepOrphans(): Promise<void> {
    const old = await this.store.listOlderThan(orphanAfterMs);
    for (let start = 0; start < old.length; start += 500) {
      for (const key of await this.unknownKeys(old.slice(start, start + 500))) await this.store.delete(key.replace(/\.part$/, ''));
    }
  }
}

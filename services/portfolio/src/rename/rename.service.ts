import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { userRenamed } from '@folia/contracts/username/events';
import { resolveUsername } from '@folia/contracts/username/questions';
import { Every, On } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { ProfileRepository } from '../profile/profile.repository';

/** Keeps this service's copy of usernames: the event says that one changed, the user service says to what. */
@Injectable()
export class RenameService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly documents: SearchDocumentRepository,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  @On(userRenamed)
  async heard({ userId, version }: { userId: string; version: number }, manager: EntityManager): Promise<void> {
    await this.profiles.noteRename(manager, userId, version);
  }

  // Not in the event handler: that runs inside a transaction, where no other service may be asked.
  @Every(1_000)
  async follow(): Promise<void> {
    for (const userId of await this.profiles.listRenamed()) {
      const found = await this.rpc.call(resolveUsername, systemCaller('rename'), { key: userId }).catch((error) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
        throw error;
      });
      // A suspended person gets the name at their next sign-in.
      if (!found) await this.profiles.forgetRename(userId);
      else
        await this.database.transaction(async (manager) => {
          await this.profiles.rename(manager, userId, found.uname, found.version);
          await this.documents.refresh(manager, userId);
        });
    }
  }
}

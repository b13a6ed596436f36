import { systemCaller } from '@folia/contracts/caller';
import { profileRenamed } from '@folia/contracts/portfolio/events';
import { listProfileCards } from '@folia/contracts/portfolio/questions';
import { Every, On } from '@folia/platform/discovery';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonRepository } from './person.repository';

/** Keeps this service's copy of the names on people's pages: the event says that a name changed, the portfolio service says to what. */
@Injectable()
export class PageNameService {
  constructor(
    private readonly people: PersonRepository,
    private readonly rpc: RpcClient,
  ) {}

  @On(profileRenamed)
  async heard({ userId }: { userId: string }, manager: EntityManager): Promise<void> {
    await this.people.notePageRename(manager, userId);
  }

  // Not in the event handler: that runs inside a transaction, where no other service may be asked.
  @Every(1_000)
  async follow(): Promise<void> {
    const stale = await this.people.listPageRenamed();
    if (stale.length === 0) return;
    const { cards } = await this.rpc.call(listProfileCards, systemCaller('page-names'), { userIds: stale.map(({ id }) => id) });
    for (const { id, heard } of stale) await this.people.setPageName(id, cards[id]?.name ?? null, heard);
  }
}

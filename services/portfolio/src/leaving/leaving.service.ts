import { userDeleted, userErased, userLeaving, userReturned } from '@folia/contracts/deletion/events';
import { isLeavingSql, markErased, noteDeparture } from '@folia/platform/departure';
import { On } from '@folia/platform/discovery';
import { FileStore } from '@folia/platform/file-store';
import { Outbox } from '@folia/platform/outbox';
import { eraseRows } from '@folia/platform/person-tables';
import { uuid } from '@folia/platform/sql-type';
import { affected, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { pagesOf } from '../resume-file/resume-file.service';
import { personTables } from './person-tables.repository';
import { StoredFileRepository } from './stored-file.repository';

const hideLeaving = statement('hide-leaving-from-search', {
  text: `DELETE FROM search_document WHERE user_id = $1 AND ${isLeavingSql('$1')}`,
  takes: { userId: uuid },
});

type Departure = { userId: string; version: number };

@Injectable()
export class LeavingService {
  constructor(
    private readonly files: StoredFileRepository,
    private readonly documents: SearchDocumentRepository,
    private readonly store: FileStore,
    private readonly outbox: Outbox,
  ) {}

  @On(userLeaving)
  async onLeaving({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'leaving', version);
    await this.search(manager, userId);
  }

  @On(userReturned)
  async onReturned({ userId, version }: Departure, manager: EntityManager): Promise<void> {
    await noteDeparture(manager, userId, 'staying', version);
    await this.search(manager, userId);
  }

  /** Search does not find people who are leaving; once they return, it does again. */
  private async search(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, hideLeaving, { userId });
    await this.documents.refresh(manager, userId);
  }

  /** Bytes before rows: the rows say which files there are, and the event is repeated if this fails halfway. */
  @On(userDeleted)
  async onDeleted({ userId }: { userId: string }, manager: EntityManager): Promise<void> {
    await markErased(manager, userId);
    for (const { key } of await this.files.listByOwner(userId, manager)) for (const stored of [key, pagesOf(key)]) await this.store.delete(stored);
    await eraseRows(manager, personTables, userId);
    await this.outbox.publish(manager, userErased, { userId, service: 'portfolio' });
  }
}

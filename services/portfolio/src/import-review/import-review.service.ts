import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import { datedKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { importDiscarded, importReviewClosed, importSaved } from '@folia/contracts/resume-import/events';
import { reviewEntries } from '@folia/contracts/resume-import/made-entries';
import { getImportOutcome, getResumeImport } from '@folia/contracts/resume-import/questions';
import type { ImportReview, ImportWithReview, ReadResume, ResumeImport, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HistoryService } from '../history/history.service';
import { ItemRepository } from '../item/item.repository';
import { ProfileRepository } from '../profile/profile.repository';
import { acceptedBasics } from './accepted-basics';
import { acceptedChanges } from './accepted-changes';
import { findDoubles } from './find-doubles';
import { ImportReviewRepository, type ReviewRow } from './import-review.repository';
import { ImportedFieldsRepository } from './imported-fields.repository';
import { placeByDate } from './place-by-date';

type Ready = ResumeImport & { result: ReadResume };

@Injectable()
export class ImportReviewService {
  constructor(
    private readonly reviews: ImportReviewRepository,
    private readonly imported: ImportedFieldsRepository,
    private readonly items: ItemRepository,
    private readonly profiles: ProfileRepository,
    private readonly history: HistoryService,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
  ) {}

  /** An import with the draft of its review, which is created on first access. */
  async get(owner: Owner, importId: string): Promise<ImportWithReview> {
    const found = await this.rpc.call(getResumeImport, owner.caller, { id: importId });
    return { import: found, review: found.state === 'done' && found.result ? await this.review(owner.id, importId, found.result) : null };
  }

  private async review(ownerId: string, importId: string, result: ReadResume): Promise<ImportReview> {
    await this.reviews.open(ownerId, importId);
    const row = await this.row(ownerId, importId);
    const doubles =
      row.state === 'open'
        ? findDoubles(reviewEntries(result, row.decisions.made), await this.items.listByOwner(ownerId), await this.imported.listByOwner(ownerId))
        : [];
    const profile = await this.profiles.findByUserId(ownerId);
    const mine = {
      name: profile?.name,
      headline: profile?.headline,
      summary: profile?.summary,
      location: profile?.location,
      email: profile?.email.value,
      phone: profile?.phone.value,
    };
    return { importId, version: row.version, state: row.state, decisions: row.decisions, doubles, mine, updatedAt: row.updatedAt.toISOString() };
  }

  async update({ id: ownerId }: Owner, importId: string, version: number, decisions: ReviewDecisions): Promise<{ version: number; updatedAt: string }> {
    const kept = await this.reviews.update(ownerId, importId, version, decisions);
    if (kept) return { version: kept.version, updatedAt: kept.updatedAt.toISOString() };
    const row = await this.row(ownerId, importId);
    if (row.state !== 'open') throw new AppError('REVIEW_CLOSED', { state: row.state });
    throw new AppError('VERSION_CONFLICT', { version: row.version });
  }

  /** Writes everything accepted in one transaction, once: a second call gets the same answer as the first. */
  async accept(owner: Owner, importId: string): Promise<{ created: number; changed: number; uname: string }> {
    const ownerId = owner.id;
    const { result } = await this.readyImport(owner, importId);
    const profile = await this.profiles.findByUserId(ownerId);
    if (!profile) throw new AppError('NOT_FOUND');
    await this.history.recorded(ownerId, 'import', async (manager) => {
      if (!(await this.reviews.accept(manager, ownerId, importId))) return;
      const { decisions } = await this.row(ownerId, importId, manager);
      const items = await this.items.listByOwner(ownerId, manager);
      const imported = await this.imported.listByOwner(ownerId, manager);
      const doubles = findDoubles(reviewEntries(result, decisions.made), items, imported);
      const { create, merge, noted } = acceptedChanges(importId, result, decisions, items, doubles, imported);
      const made: Item[] = [];
      for (const { imported: said, ...item } of create) {
        const added = await this.items.insert(manager, ownerId, { ...item, visibility: 'public' });
        if (item.provenance.source === 'import') noted.set(added.id, said);
        made.push(added);
      }
      for (const kind of datedKinds) {
        const [present, added] = [items, made].map((all) => all.filter((item) => item.kind === kind)) as [Item[], Item[]];
        if (present.length > 0 && added.length > 0) await this.items.order(manager, ownerId, kind, placeByDate(present, added));
      }
      for (const { item, fields, provenance } of merge) {
        if (!(await this.items.update(manager, ownerId, item.id, item.version, { fields, provenance }))) throw new AppError('CONFLICT');
      }
      for (const [itemId, said] of noted) await this.imported.note(manager, itemId, said);
      await this.profiles.update(manager, ownerId, acceptedBasics(result, decisions, profile), null);
      await this.reviews.setOutcome(manager, importId, { created: create.length, changed: merge.length });
      await this.outbox.publish(manager, importSaved, { importId, ownerId });
      await this.outbox.publish(manager, importReviewClosed, { importId, ownerId });
    });
    const { state, outcome } = await this.row(ownerId, importId);
    if (state !== 'accepted' || !outcome) throw new AppError('REVIEW_CLOSED', { state });
    return { ...outcome, uname: profile.uname };
  }

  /** Discards the draft; the unit comes back once per file. A second call changes nothing. */
  async discard(owner: Owner, importId: string): Promise<void> {
    const ownerId = owner.id;
    const { state: reading, sha256 } = await this.rpc.call(getImportOutcome, owner.caller, { id: importId });
    if (reading !== 'done') throw new AppError('NOT_FOUND');
    await this.reviews.open(ownerId, importId);
    const closed = await this.database.transaction(async (manager) => {
      const state = await this.reviews.discard(manager, ownerId, importId);
      // An import that was saved once has been useful, so its unit stays spent.
      if (state === 'discarded') await this.outbox.publish(manager, importDiscarded, { importId, ownerId, sha256 });
      if (state) await this.outbox.publish(manager, importReviewClosed, { importId, ownerId });
      return state;
    });
    void this.outbox.relay();
    const { state } = await this.row(ownerId, importId);
    if (!closed && state !== 'discarded') throw new AppError('REVIEW_CLOSED', { state });
  }

  async reopen(owner: Owner, importId: string): Promise<void> {
    await this.reviews.reopen(owner.id, importId);
  }

  async states(owner: Owner, importIds: string[]): Promise<Record<string, ReviewRow['state']>> {
    return this.reviews.states(owner.id, importIds);
  }

  private async row(ownerId: string, importId: string, manager?: EntityManager): Promise<ReviewRow> {
    const row = await this.reviews.find(ownerId, importId, manager);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Asks the import service whether the import is this caller's and has something to review. */
  private async readyImport(owner: Owner, importId: string): Promise<Ready> {
    const found = await this.rpc.call(getResumeImport, owner.caller, { id: importId });
    if (found.state !== 'done' || !found.result) throw new AppError('NOT_FOUND');
    return { ...found, result: found.result };
  }
}

import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { RestorePreview, Revision, RevisionCause, RevisionChange } from '@folia/contracts/history/shapes';
import { maxItems } from '@folia/contracts/limits';
import { profileRenamed } from '@folia/contracts/portfolio/events';
import { getAccount } from '@folia/contracts/session/questions';
import { Outbox } from '@folia/platform/outbox';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { countChanges, isNothing, notMore, notWider, type PortfolioState, subjectOf, toldChanges, type Undo, undone, undoOf } from './portfolio-state';
import { PortfolioStateRepository } from './portfolio-state.repository';
import { RevisionRepository } from './revision.repository';

const pageSize = 20;
const mostTold = 20;

type Work<T> = (manager: EntityManager) => Promise<T>;

/** Changes for display: the first few, and how many more there are. */
export const told = (changes: RevisionChange[]) => ({ changes: changes.slice(0, mostTold), more: Math.max(0, changes.length - mostTold) });

/** Every change of a portfolio goes through here, so that it can be undone. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly revisions: RevisionRepository,
    private readonly states: PortfolioStateRepository,
    private readonly documents: SearchDocumentRepository,
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
  ) {}

  /** Runs a change in a transaction, one at a time per portfolio, and records what it did. Throws BODY_INVALID when the portfolio grows too large. */
  recorded<T>(ownerId: string, cause: RevisionCause, work: Work<T>, restoredTo: Date | null = null): Promise<T> {
    return this.compared(ownerId, cause, work, (manager) => this.states.read(manager, ownerId), restoredTo);
  }

  /** The same for a change to one existing entry. Typing saves every second, so it must not read the whole portfolio. */
  recordedEntry<T>(ownerId: string, itemId: string, work: Work<T>): Promise<T> {
    return this.compared(ownerId, 'edit', work, (manager) => this.states.readEntry(manager, ownerId, itemId), null);
  }

  private async compared<T>(
    ownerId: string,
    cause: RevisionCause,
    work: Work<T>,
    read: (manager: EntityManager) => Promise<PortfolioState>,
    restoredTo: Date | null,
  ): Promise<T> {
    const done = await this.database.transaction(async (manager) => {
      await this.states.lock(manager, ownerId);
      const before = await read(manager);
      const outcome = await work(manager);
      const after = await read(manager);
      if (after.items.size > Math.max(maxItems, before.items.size))
        throw new AppError('BODY_INVALID', { issues: [{ path: '', message: `more than ${maxItems} items` }] });
      const undo = undoOf(before, after);
      if (!isNothing(undo)) await this.record(manager, ownerId, cause, undo, after, restoredTo);
      await this.documents.refresh(manager, ownerId);
      if (before.basics.name !== after.basics.name) await this.outbox.publish(manager, profileRenamed, { userId: ownerId });
      return outcome;
    });
    void this.outbox.relay();
    return done;
  }

  async list(owner: Owner, cursor: string | undefined): Promise<{ items: Revision[]; nextCursor: string | null }> {
    const found = await this.revisions.list(owner.id, cursor, pageSize + 1);
    const items = found.slice(0, pageSize);
    return { items, nextCursor: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  }

  /** Undoes a revision and everything after it. Answers how many changes that made. */
  async restore(owner: Owner, id: string): Promise<{ changed: number }> {
    const ownerId = owner.id;
    const wanted = await this.revisions.find(ownerId, id);
    if (!wanted) throw new AppError('NOT_FOUND');
    const most = await this.mostProfiles(owner, id);
    const bringBack = async (manager: EntityManager) => {
      const { now, wish } = await this.wishOf(manager, ownerId, id, most);
      await this.states.bring(manager, ownerId, now, wish);
      return { changed: countChanges(undoOf(now, wish)) };
    };
    return this.recorded(ownerId, 'restore', bringBack, new Date(wanted.at));
  }

  /** What a restore would do, described as the history would describe it afterwards. */
  async preview(owner: Owner, id: string): Promise<RestorePreview> {
    const most = await this.mostProfiles(owner, id);
    const { now, wish } = await this.wishOf(this.database.manager, owner.id, id, most);
    return told(toldChanges(undoOf(now, wish), wish));
  }

  /** The portfolio as it is now, and as it would be after a restore. Throws NOT_FOUND for an unknown revision, another person's, or one deleted meanwhile. */
  private async wishOf(manager: EntityManager, ownerId: string, id: string, most: number): Promise<{ now: PortfolioState; wish: PortfolioState }> {
    const steps = await this.revisions.since(manager, ownerId, id);
    if (steps.length === 0) throw new AppError('NOT_FOUND');
    const now = await this.states.read(manager, ownerId);
    const then = steps.reduce((state, step) => undone(state, step.undo), now);
    return { now, wish: notMore(notWider(then, now), now, most) };
  }

  /** How many named profiles there may be after a restore. Asks for the plan only if one would come back. */
  private async mostProfiles(owner: Owner, id: string): Promise<number> {
    const steps = await this.revisions.since(this.database.manager, owner.id, id);
    const mayComeBack = steps.some(({ undo }) => undo.profiles?.some(([, before]) => before !== null));
    return mayComeBack ? (await this.rpc.call(getAccount, owner.caller, {})).maxpr - 1 : 0;
  }

  private async record(manager: EntityManager, ownerId: string, cause: RevisionCause, undo: Undo, after: PortfolioState, restoredTo: Date | null) {
    const subject = cause === 'edit' ? subjectOf(undo) : null;
    const isRemoval = subject !== null && subject !== 'basics' && !after.items.has(subject) && !after.profiles.has(subject);
    const last = subject !== null && !isRemoval ? await this.revisions.findJoinable(manager, ownerId, subject) : null;
    if (last) {
      // The state before both steps is the one before the first. The joined revision describes what differs from it.
      const joined = undoOf(undone(undone(after, undo), last.undo), after);
      if (isNothing(joined)) return this.revisions.remove(manager, last.id);
      return this.revisions.retell(manager, last.id, joined, told(toldChanges(joined, after)).changes);
    }
    await this.revisions.add(manager, ownerId, { cause, subject: isRemoval ? null : subject, undo, restoredTo, ...told(toldChanges(undo, after)) });
  }
}

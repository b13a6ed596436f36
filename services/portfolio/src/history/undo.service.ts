import type { Owner } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { UndoPreview } from '@folia/contracts/history/shapes';
import { maxItems } from '@folia/contracts/limits';
import { getAccount } from '@folia/contracts/session/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HistoryService, told } from './history.service';
import { countChanges, type PortfolioState, toldChanges, undone, undoOf } from './portfolio-state';
import { PortfolioStateRepository } from './portfolio-state.repository';
import { RevisionRepository } from './revision.repository';
import { showsMore, touchedBetween, touchedSince, withoutStep } from './undo-alone';

const mostLater = 20;

type Outcome = { now: PortfolioState; wish: PortfolioState } | { later: string[] };

/** Undoes one change and keeps the later ones, provided that none of them touches the same things. */
@Injectable()
export class UndoService {
  constructor(
    private readonly history: HistoryService,
    private readonly revisions: RevisionRepository,
    private readonly states: PortfolioStateRepository,
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  async preview(owner: Owner, id: string): Promise<UndoPreview> {
    const ownerId = owner.id;
    const maxpr = await this.maxProfiles(owner, id);
    const outcome = await this.outcomeOf(this.database.manager, ownerId, id, maxpr);
    if ('later' in outcome)
      return { changes: [], more: 0, later: await this.revisions.listThese(this.database.manager, ownerId, outcome.later), showsMore: false };
    const { now, wish } = outcome;
    return { ...told(toldChanges(undoOf(now, wish), wish)), later: [], showsMore: showsMore(wish, now) };
  }

  async undo(owner: Owner, id: string): Promise<{ changed: number }> {
    const ownerId = owner.id;
    const wanted = await this.revisions.find(ownerId, id);
    if (!wanted) throw new AppError('NOT_FOUND');
    const maxpr = await this.maxProfiles(owner, id);
    const takeBack = async (manager: EntityManager) => {
      const outcome = await this.outcomeOf(manager, ownerId, id, maxpr);
      if ('later' in outcome) throw new AppError('CONFLICT', { later: outcome.later });
      const { now, wish } = outcome;
      await this.states.bring(manager, ownerId, now, wish);
      return { changed: countChanges(undoOf(now, wish)) };
    };
    return this.history.recorded(ownerId, 'undo', takeBack, new Date(wanted.at));
  }

  /** The portfolio without this one change, or the later ones that touch the same things. Throws NOT_FOUND: unknown, another person's, or deleted meanwhile. */
  private async outcomeOf(manager: EntityManager, ownerId: string, id: string, maxpr: number): Promise<Outcome> {
    const steps = await this.revisions.since(manager, ownerId, id);
    if (steps.length === 0) throw new AppError('NOT_FOUND');
    // Newest first, like the steps: the state after each step and, last, the one before the step to undo.
    const states = [await this.states.read(manager, ownerId)];
    for (const step of steps) states.push(undone(states.at(-1) as PortfolioState, step.undo));
    const [now, after, before] = [states[0], states.at(-2), states.at(-1)] as [PortfolioState, PortfolioState, PortfolioState];
    const touched = touchedSince(before, after, now);
    if (touched.size > 0) {
      const isInTheWay = (place: number) =>
        [...touchedBetween(states[place + 1] as PortfolioState, states[place] as PortfolioState)].some((name) => touched.has(name));
      const later = steps.slice(0, -1).flatMap((step, place) => (isInTheWay(place) ? [step.id] : []));
      return { later: later.slice(0, mostLater) };
    }
    const wish = withoutStep(before, after, now);
    requireRoom(now, wish, maxpr);
    return { now, wish };
  }

  /** How many profiles the plan allows, the default one included. Asked only if this change removed or changed one. */
  private async maxProfiles({ id: ownerId, caller }: Owner, id: string): Promise<number> {
    const steps = await this.revisions.since(this.database.manager, ownerId, id);
    const mayComeBack = steps.at(-1)?.undo.profiles?.some(([, before]) => before !== null);
    return mayComeBack ? (await this.rpc.call(getAccount, caller, {})).maxpr : 0;
  }
}

function requireRoom(now: PortfolioState, wish: PortfolioState, maxpr: number): void {
  if (wish.items.size > Math.max(maxItems, now.items.size))
    throw new AppError('BODY_INVALID', { issues: [{ path: '', message: `more than ${maxItems} items` }] });
  const used = 1 + now.profiles.size;
  if (wish.profiles.size > now.profiles.size && used >= maxpr)
    throw new AppError('QUOTA_EXCEEDED', { meter: 'profiles', limit: maxpr, used, resetsAt: null, upgradeUrl: '/pricing' });
}

import type { Owner } from '@folia/contracts/access';
import { listAccountCards } from '@folia/contracts/account/questions';
import type { AnalyticsQuery, AnalyticsRange } from '@folia/contracts/analytics/shapes';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { listPlans } from '@folia/contracts/plan/questions';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { CountsRepository, type Span } from './counts.repository';
import { rangeOf } from './range-of';

/** What a question about visits may look at. `hidesSelf`: the owner hides their own visits, so they are told no names either. */
export type Scope = { owner: Owner; range: AnalyticsRange; span: Span; before: Span | null; premium: boolean; hidesSelf: boolean };

@Injectable()
export class ScopeService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws NOT_FOUND for a link that is not the owner's. */
  async of(owner: Owner, query: AnalyticsQuery): Promise<Scope> {
    const { linkId } = query;
    const caller = systemCaller('analytics');
    const [{ cards }, { plans }, today, links] = await Promise.all([
      this.rpc.call(listAccountCards, caller, { userIds: [owner.id] }),
      this.rpc.call(listPlans, caller, {}),
      this.counts.today(),
      linkId ? this.counts.linkNames(owner.id, [`link:${linkId}`]) : null,
    ]);
    const card = cards[owner.id];
    if (!card || links?.size === 0) throw new AppError('NOT_FOUND');
    const { analyticsDays, premiumAnalytics } = plans[card.plan];
    const range = rangeOf(query, analyticsDays, today);
    const whose = { ownerId: owner.id, channel: linkId ? `link:${linkId}` : null };
    const span = { ...whose, from: range.from, to: range.to };
    return { owner, range, span, before: range.before && { ...whose, ...range.before }, premium: premiumAnalytics, hidesSelf: card.visits === 'hidden' };
  }
}

import type { Owner } from '@folia/contracts/access';
import type { listVisits } from '@folia/contracts/analytics/questions';
import type { Visit, VisitPage, VisitTimeline } from '@folia/contracts/analytics/shapes';
import { AppError } from '@folia/contracts/errors';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { startedAtOf } from '../visit/view-token';
import { CountsRepository } from './counts.repository';
import { type PortfolioItem, PortfolioItemsClient } from './portfolio-items.client';
import { ReadersClient } from './readers.client';
import { readerOf } from './readers.service';
import { type Scope, ScopeService } from './scope.service';
import { toChannel } from './to-channel';
import { type VisitRow, VisitsRepository } from './visits.repository';

const pageSize = 50;

/** Visits one by one, and what happened in one of them. */
@Injectable()
export class VisitListService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly visits: VisitsRepository,
    private readonly counts: CountsRepository,
    private readonly readers: ReadersClient,
    private readonly items: PortfolioItemsClient,
  ) {}

  async list(owner: Owner, { cursor, ...query }: z.output<typeof listVisits.input>): Promise<VisitPage> {
    const scope = await this.scopes.of(owner, query);
    const [found, items] = await Promise.all([
      this.visits.list(scope.span, cursor ? { id: cursor, startedAt: startedAtOf(cursor) } : null, pageSize + 1),
      this.items.of(owner),
    ]);
    const told = await this.told(scope, found.slice(0, pageSize), items);
    return { range: scope.range, items: told, nextCursor: found.length > pageSize ? (told.at(-1)?.id ?? null) : null };
  }

  /** A visit outside the plan's history is NOT_FOUND, like another owner's; `steps` only where the plan holds them. */
  async get(owner: Owner, id: string): Promise<VisitTimeline> {
    const scope = await this.scopes.of(owner, {});
    const found = await this.visits.find(owner.id, id, startedAtOf(id));
    if (!found || found.startedAt.toISOString().slice(0, 10) < scope.range.earliest) throw new AppError('NOT_FOUND');
    const items = await this.items.of(owner);
    const [visit] = await this.told(scope, [found], items);
    if (!visit) throw new AppError('NOT_FOUND');
    return { ...visit, steps: scope.premium ? await this.steps(found, items) : null };
  }

  private async steps({ id, startedAt }: VisitRow, items: ReadonlyMap<string, PortfolioItem>): Promise<VisitTimeline['steps']> {
    return (await this.visits.steps(id, startedAt)).map(({ at, type, what, itemId, ms, times }) => ({
      at: at.toISOString(),
      what: { type, ...(type === 'seen' && { section: what, ms }), ...(type === 'action' && { action: what, times }) } as NonNullable<
        VisitTimeline['steps']
      >[number]['what'],
      itemId,
      heading: (itemId && items.get(itemId)?.heading) || '',
    }));
  }

  private async told({ owner, hidesSelf }: Scope, rows: VisitRow[], items: ReadonlyMap<string, PortfolioItem>): Promise<Visit[]> {
    const [known, linkNames] = await Promise.all([
      this.readers.of(rows, hidesSelf),
      this.counts.linkNames(
        owner.id,
        rows.map(({ channel }) => channel),
      ),
    ]);
    return rows.map(({ viewerId, email, channel, startedAt, source, medium, name, section, itemId, ...row }) => {
      const from = toChannel(channel, linkNames);
      const heading = itemId && items.get(itemId)?.heading;
      return {
        ...row,
        startedAt: startedAt.toISOString(),
        reader: readerOf({ viewerId, email, channel }, known, linkNames),
        channel: from,
        campaign: source || medium || name ? { source, medium, name } : null,
        longest: section && { section, itemId: heading ? itemId : null, heading: heading || '' },
      };
    });
  }
}

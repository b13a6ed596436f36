import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, Funnel, Heat } from '@folia/contracts/analytics/shapes';
import { visitSection } from '@folia/contracts/visit/shapes';
import { Injectable } from '@nestjs/common';
import { type CellRow, type ChannelRow, CountsRepository } from './counts.repository';
import { PortfolioItemsClient } from './portfolio-items.client';
import { type Scope, ScopeService } from './scope.service';
import { toChannel } from './to-channel';

const mostColumns = 8;
const msOf = (cells: CellRow[]) => cells.reduce((sum, { visibleMs }) => sum + Number(visibleMs), 0);

/** What was read how long, and how far visits came. */
@Injectable()
export class HeatService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly counts: CountsRepository,
    private readonly items: PortfolioItemsClient,
  ) {}

  async heat(owner: Owner, query: AnalyticsQuery): Promise<Heat> {
    return this.heatIn(await this.scopes.of(owner, query));
  }

  async funnel(owner: Owner, query: AnalyticsQuery): Promise<Funnel> {
    const scope = await this.scopes.of(owner, query);
    return { range: scope.range, steps: scope.premium ? await this.stepsIn(scope, this.counts.channels(scope.span)) : null };
  }

  async heatIn({ owner, span, range }: Scope): Promise<Heat> {
    const [cells, items] = await Promise.all([this.counts.cells(span), this.items.of(owner)]);
    const bySection = groupBy(
      cells.filter(({ dimension }) => dimension === 'section'),
      ({ channel }) => channel,
    );
    const columns = [...bySection]
      .map(([channel, own]) => ({ channel, ms: msOf(own) }))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, mostColumns)
      .map(({ channel }) => channel);
    const linkNames = await this.counts.linkNames(owner.id, columns);
    const byKey = groupBy(cells, ({ dimension, key }) => `${dimension} ${key}`);
    const inColumns = (own: CellRow[]) => columns.map((column) => msOf(own.filter(({ channel }) => channel === column)));
    const rowOf = (own: CellRow[]) => {
      const inEach = inColumns(own);
      const visibleMs = msOf(own);
      return { visibleMs, cells: inEach, rest: visibleMs - inEach.reduce((sum, ms) => sum + ms, 0) };
    };
    const kinds = new Set<string>([...items.values()].map(({ kind }) => kind));
    return {
      range,
      columns: columns.map((channel) => toChannel(channel, linkNames)),
      sections: visitSection.options
        .map((section) => ({ section, ...rowOf(byKey.get(`section ${section}`) ?? []) }))
        .filter(({ section, visibleMs }) => visibleMs > 0 || section === 'front' || kinds.has(section)),
      items: [...items]
        .map(([itemId, item]) => {
          const own = byKey.get(`item ${itemId}`) ?? [];
          const opened = (byKey.get(`evidence ${itemId}`) ?? []).reduce((sum, { times }) => sum + times, 0);
          const { visibleMs, cells: inEach } = rowOf(own);
          return { itemId, ...item, visibleMs, seen: own.reduce((sum, { visits }) => sum + visits, 0), opened, cells: inEach };
        })
        .sort((one, other) => other.visibleMs - one.visibleMs),
    };
  }

  /** Visits that came to each step. */
  async stepsIn({ span }: Scope, counts: Promise<ChannelRow[]>): Promise<NonNullable<Funnel['steps']>> {
    const [channels, steps] = await Promise.all([counts, this.counts.keys(span, 'step')]);
    const visitsTo = (step: string) => steps.find(({ key }) => key === step)?.visits ?? 0;
    const rest = (['section', 'chat', 'contact', 'download'] as const).map((step) => ({ step, visits: visitsTo(step) }));
    return [{ step: 'page', visits: channels.reduce((sum, { visits }) => sum + visits, 0) }, ...rest];
  }
}

function groupBy<T>(all: T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}

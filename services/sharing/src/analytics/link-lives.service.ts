import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, LinkLife, LinkLives } from '@folia/contracts/analytics/shapes';
import { Injectable } from '@nestjs/common';
import { type ChannelRow, CountsRepository } from './counts.repository';
import { type Scope, ScopeService } from './scope.service';
import { VisitsRepository } from './visits.repository';

/** Links over time. */
@Injectable()
export class LinkLivesService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly counts: CountsRepository,
    private readonly visits: VisitsRepository,
  ) {}

  async get(owner: Owner, query: AnalyticsQuery): Promise<LinkLives> {
    const scope = await this.scopes.of(owner, query);
    return { range: scope.range, items: await this.livesIn(scope, this.counts.channels(scope.span)) };
  }

  async livesIn({ owner, span }: Scope, counts: Promise<ChannelRow[]>): Promise<LinkLife[]> {
    const [links, channels, dots] = await Promise.all([this.visits.links(owner.id), counts, this.visits.dots(span)]);
    const wanted = links.filter(({ id }) => span.channel === null || span.channel === `link:${id}`);
    return wanted.map(({ id, name, state, createdAt, endsAt }) => {
      const count = channels.find(({ channel }) => channel === `link:${id}`);
      const own = dots.filter(({ linkId }) => linkId === id);
      return {
        linkId: id,
        name,
        state,
        createdAt: createdAt.toISOString(),
        endsAt: endsAt.toISOString(),
        visits: count?.visits ?? 0,
        readers: count?.readers ?? 0,
        views: count?.views ?? 0,
        visibleMs: Number(count?.visibleMs ?? 0),
        sessionsInADay: count?.sessionsInADay ?? 0,
        lastAt: own.at(-1)?.at.toISOString() ?? null,
        dots: own.map(({ id: visitId, at, visibleMs }) => ({ visitId, at: at.toISOString(), visibleMs })),
      };
    });
  }
}

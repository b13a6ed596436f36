import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, LinkLives } from '@folia/contracts/analytics/shapes';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from './counts.repository';
import { ScopeService } from './scope.service';
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
    const { span, range } = await this.scopes.of(owner, query);
    const [links, channels, dots] = await Promise.all([this.visits.links(owner.id), this.counts.channels(span), this.visits.dots(span)]);
    const wanted = links.filter(({ id }) => !query.linkId || id === query.linkId);
    const items = wanted.map(({ id, name, state, createdAt, endsAt }) => {
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
    return { range, items };
  }
}

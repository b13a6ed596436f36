import type { VisitDigest } from '@folia/contracts/analytics/shapes';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from './counts.repository';
import { lastPeriod } from './range-of';
import { linkIdOf } from './to-channel';

/** The figures that the news of a day or a week tells. */
@Injectable()
export class DigestService {
  constructor(private readonly counts: CountsRepository) {}

  async get(ownerId: string, period: 'day' | 'week'): Promise<VisitDigest> {
    const now = lastPeriod(period, await this.counts.today());
    const before = lastPeriod(period, now.from);
    const [days, daysBefore, channels] = await Promise.all([
      this.counts.days({ ownerId, channel: null, ...now }),
      this.counts.days({ ownerId, channel: null, ...before }),
      this.counts.channels({ ownerId, channel: null, ...now }),
    ]);
    const sum = <Row>(rows: Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    return {
      views: sum(days, ({ views }) => views),
      readers: sum(days, ({ readers }) => readers),
      visibleMs: sum(days, ({ visibleMs }) => Number(visibleMs)),
      byLink: sum(channels, ({ channel, views }) => (linkIdOf(channel) ? views : 0)),
      viewsBefore: sum(daysBefore, ({ views }) => views),
    };
  }
}

import type { Owner } from '@folia/contracts/access';
import type { AnalyticsQuery, Figures, Overview } from '@folia/contracts/analytics/shapes';
import { beaconRefusal, deviceKind, type VisitAction, visitAction } from '@folia/contracts/visit/shapes';
import { Injectable } from '@nestjs/common';
import { type ChannelRow, CountsRepository, type DayRow, type Span } from './counts.repository';
import { daysOf } from './range-of';
import { ReadersClient } from './readers.client';
import { type Scope, ScopeService } from './scope.service';
import { toChannel } from './to-channel';
import { VisitsRepository } from './visits.repository';

const sum = (rows: DayRow[], of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0);
const whole = <T extends { visibleMs: string }>(row: T) => ({ ...row, visibleMs: Number(row.visibleMs) });

/** The figures of a range, and of the days before it. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly scopes: ScopeService,
    private readonly counts: CountsRepository,
    private readonly visits: VisitsRepository,
    private readonly readers: ReadersClient,
  ) {}

  async get(owner: Owner, query: AnalyticsQuery): Promise<Overview> {
    const scope = await this.scopes.of(owner, query);
    const { span, before, range, premium } = scope;
    const [now, earlier, channels, devices, countries, programs, gaps, ever, named] = await Promise.all([
      this.figures(span),
      before && this.figures(before),
      this.counts.channels(span),
      this.counts.keys(span, 'device'),
      this.counts.keys(span, 'country'),
      this.counts.programs(span),
      this.counts.gaps(span),
      this.counts.ever(owner.id),
      this.named(scope),
    ]);
    const told = await this.channelsTold(owner, channels);
    const timesOf = (kind: string) => programs.find((one) => one.kind === kind)?.times ?? 0;
    const byDay = new Map(now.rows.map((row) => [row.day, row]));
    const byDayBefore = earlier && new Map(earlier.rows.map((row) => [row.day, row]));
    return {
      range,
      premium,
      now: now.figures,
      before: earlier?.figures ?? null,
      days: daysOf(range).map((day) => {
        const row = byDay.get(day);
        return { day, views: row?.views ?? 0, readers: row?.readers ?? 0, visibleMs: Number(row?.visibleMs ?? 0), named: named.get(day) ?? [] };
      }),
      daysBefore: range.before && byDayBefore ? daysOf(range.before).map((day) => ({ day, views: byDayBefore.get(day)?.views ?? 0 })) : null,
      channels: told,
      devices: devices.map(({ key, times: _times, ...row }) => ({ device: deviceKind.parse(key), ...whole(row) })),
      countries: countries.map(({ key, times: _times, ...row }) => ({ country: key, ...whole(row) })),
      programs: { bots: timesOf('bot'), previews: timesOf('preview') },
      refused: beaconRefusal.options.flatMap((reason) => (timesOf(reason) > 0 ? [{ reason, count: timesOf(reason) }] : [])),
      gaps: gaps.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
      ever,
    };
  }

  async figures(span: Span): Promise<{ figures: Figures; rows: DayRow[] }> {
    const [rows, actions] = await Promise.all([this.counts.days(span), this.counts.keys(span, 'action')]);
    const timesOf = (action: VisitAction) => actions.find(({ key }) => key === action)?.times ?? 0;
    const figures: Figures = {
      views: sum(rows, ({ views }) => views),
      visits: sum(rows, ({ visits }) => visits),
      readers: sum(rows, ({ readers }) => readers),
      visibleMs: sum(rows, ({ visibleMs }) => Number(visibleMs)),
      toEnd: sum(rows, ({ toEnd }) => toEnd),
      actions: Object.fromEntries(visitAction.options.map((action) => [action, timesOf(action)])) as Figures['actions'],
    };
    return { figures, rows };
  }

  /** Channels as their owner is told of them, those with most visits first. */
  async channelsTold(owner: Owner, channels: readonly ChannelRow[]): Promise<Overview['channels']> {
    const linkNames = await this.counts.linkNames(
      owner.id,
      channels.map(({ channel }) => channel),
    );
    return channels
      .map(({ channel, sessionsInADay: _devices, ...row }) => ({ ...toChannel(channel, linkNames), ...whole(row) }))
      .sort((one, other) => other.visits - one.visits);
  }

  /** The names of those who came on each day, at most five. */
  private async named({ span, hidesSelf }: Scope): Promise<Map<string, string[]>> {
    const came = await this.visits.namedDays(span);
    const known = await this.readers.of(came, hidesSelf);
    const names = new Map<string, string[]>();
    for (const { day, viewerId } of came) {
      const reader = known.get(viewerId);
      if (reader?.shown === 'named') names.set(day, [...(names.get(day) ?? []), reader.name].slice(0, 5));
    }
    return names;
  }
}

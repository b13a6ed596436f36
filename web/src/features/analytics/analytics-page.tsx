import type { Overview } from '@folia/contracts/analytics/shapes';
import { Lock, X } from 'lucide-react';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/skeleton';
import { ExportMenu } from './export-menu';
import { Figures } from './figures';
import { FunnelPart } from './funnel-part';
import { HeatPart } from './heat-part';
import { LinksPart } from './links-part';
import { NobodyYet } from './nobody-yet';
import { OverviewSkeleton } from './overview-skeleton';
import { PeoplePart } from './people-part';
import { RangeSwitch } from './range-switch';
import { SourcesPart } from './sources-part';
import { texts } from './texts';
import { Uncounted } from './uncounted';
import { useArrivals, useLinkLives, useOverview } from './use-analytics';
import { firstDay, type Range, useRange } from './use-range';
import { VisitsPart } from './visits-part';

// The figures are read before the lines, and most of the screen's weight is what draws these.
const DayChart = lazyPart('day-chart', async () => (await import('./charts/day-chart')).DayChart, {
  waiting: <Skeleton className="mt-14 mb-[106px] h-[200px] w-full" />,
  inPlace: true,
});

/** `/app/analytics`: who came, from where, and what they read. */
export function AnalyticsPage() {
  usePageTitle(texts.title);
  const range = useRange();
  const { length, linkId, query, choose } = range;
  const { data, isError, refetch } = useOverview(query);
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  const overview = data?.range ? data : null;
  const arrived = useArrivals(overview?.now.views, query);
  const isEmpty = overview?.ever.views === 0;
  return (
    <div className="page py-6 md:py-8">
      <header className="flex flex-wrap items-end gap-3">
        <div className="min-w-0">
          <h1 className="headline">{texts.title}</h1>
          {overview && !isEmpty ? <p className="mt-1.5 text-ink-2">{texts.lead(overview.range.from, overview.range.to)}</p> : null}
        </div>
        {isEmpty ? null : (
          <div data-print="hide" className="flex flex-wrap items-center gap-3 max-md:w-full md:ms-auto">
            <RangeSwitch length={length} onChoose={(next) => choose({ length: next })} />
            <ExportMenu query={query} />
          </div>
        )}
      </header>
      {linkId ? <OneLink range={range} onAll={() => choose({ linkId: null })} /> : null}
      <p role="status" className="mt-2 min-h-5 text-[0.8125rem] text-leaf">
        {arrived > 0 ? texts.arrived(arrived) : ''}
      </p>
      {isError && !overview ? (
        <div role="alert" className="mt-6">
          <p className="mb-3">{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </div>
      ) : !overview ? (
        <OverviewSkeleton />
      ) : isEmpty ? (
        <>
          <NobodyYet />
          <Uncounted overview={overview} />
        </>
      ) : (
        <Shown overview={overview} range={range} onLink={(id) => choose({ linkId: id })} />
      )}
    </div>
  );
}

/** What is shown is what came by one link; it says so, with the way back. */
function OneLink({ range: { query, linkId }, onAll }: { range: Range; onAll: () => void }) {
  const name = useLinkLives(query).data?.items?.find((life) => life.linkId === linkId)?.name;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-s bg-raised px-3 py-1.5">
      {name ? texts.ofLink(name) : texts.loading}
      <Button size="sm" look="quiet" icon={<X />} onClick={onAll}>
        {texts.allVisits}
      </Button>
    </p>
  );
}

function Shown({ overview, range: { length, query }, onLink }: { overview: Overview; range: Range; onLink: (id: string) => void }) {
  const { range, days, daysBefore, ever } = overview;
  const isCut = range.from > firstDay(length, new Date());
  return (
    <>
      {isCut ? (
        <p className="flex items-center gap-2.5 text-ink-2">
          <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {texts.cut(range.earliest)}
        </p>
      ) : null}
      <Figures overview={overview} />
      <DayChart
        key={`${range.from} ${range.to}`}
        days={days.map(({ day, views, named }, index) => {
          const then = daysBefore?.[index];
          return { date: day, views, named, before: then ? { date: then.day, views: then.views } : null };
        })}
      />
      <PeoplePart query={query} />
      <LinksPart query={query} onLink={onLink} />
      <HeatPart query={query} />
      <SourcesPart overview={overview} />
      <FunnelPart query={query} />
      <VisitsPart query={query} />
      <Uncounted overview={overview} />
      <p className="mt-12 max-w-[76ch] text-[0.8125rem] text-ink-3">
        {texts.privacy(range.earliest)} {ever.since ? texts.ever(ever.views, ever.since) : ''}
      </p>
    </>
  );
}

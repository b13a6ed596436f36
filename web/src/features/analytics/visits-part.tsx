import type { AnalyticsQuery, Visit } from '@folia/contracts/analytics/shapes';
import { useState } from 'react';
import { PagedList } from '../../ui/paged-list';
import { ReaderLine } from './reader-line';
import { texts } from './texts';
import { useVisits } from './use-analytics';
import { VisitDialog } from './visit-dialog';

const words = texts.visitList;

const factsOf = ({ channel, device, visibleMs, scrollPercent }: Visit) =>
  [texts.channel(channel), texts.device(device), texts.time(visibleMs), words.scrolled(scrollPercent)].join(' · ');

/** Single visits, the newest first, each with its timeline behind it. */
export function VisitsPart({ query }: { query: AnalyticsQuery }) {
  const pages = useVisits(query);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="visits-title" data-print="hide" className="mt-12 md:mt-18">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id="visits-title" className="section-title">
          {words.title}
        </h2>
        <span className="text-xs text-ink-3 md:ms-auto">{words.note}</span>
      </div>
      <PagedList
        pages={pages}
        label={words.title}
        failed={words.failed}
        empty={<p className="border-t border-line py-4 text-ink-2">{texts.people.empty}</p>}
        row={(visit) => (
          <li key={visit.id} className="grid items-center gap-x-4 gap-y-1 py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
            <ReaderLine reader={visit.reader} />
            <span className="text-ink-2 max-md:ps-11 max-md:text-[0.8125rem] [overflow-wrap:anywhere]">{factsOf(visit)}</span>
            <button
              type="button"
              onClick={() => setOpen(visit.id)}
              aria-label={words.open(texts.readerName(visit.reader).name, visit.startedAt)}
              className="link min-h-11 justify-self-start max-md:ps-11 md:min-h-8 md:justify-self-end"
            >
              <time dateTime={visit.startedAt}>{texts.moment(visit.startedAt)}</time>
            </button>
          </li>
        )}
      />
      {open ? <VisitDialog id={open} onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

import type { Heat } from '@folia/contracts/analytics/shapes';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './texts';

const words = texts.items;
/** More rows than this would hide what matters. */
const shownAtOnce = 8;

type Item = Heat['items'][number];

/** Every entry by how long it was in view, and those that nobody read. */
export function ItemsRead({ items }: { items: readonly Item[] }) {
  const [all, setAll] = useState(false);
  const [read, unread] = [items.filter(({ visibleMs }) => visibleMs > 0), items.filter(({ visibleMs }) => visibleMs === 0)];
  const most = Math.max(1, ...read.map(({ visibleMs }) => visibleMs));
  const shown = all ? read : read.slice(0, shownAtOnce);
  return (
    <>
      <ul aria-label={words.most} className="divide-y divide-line border-y border-line empty:border-0">
        {shown.map((item) => (
          <li
            key={item.itemId}
            className="grid min-h-[42px] break-inside-avoid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,220px)_84px]"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={paths.dashboardItem(item.itemId, item.kind)} className="font-semibold hover:text-leaf">
                {item.heading}
              </Link>{' '}
              <span className="text-[0.8125rem] text-ink-3">
                {[texts.section(item.kind), texts.visits(item.seen), words.opened(item.opened)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span aria-hidden="true" className="h-2 rounded-[2px] bg-line max-md:order-last max-md:col-span-2">
              <i className="block h-full min-w-px rounded-[2px] bg-ink-2" style={{ width: `${(item.visibleMs / most) * 100}%` }} />
            </span>
            <span className="text-end text-[0.8125rem] whitespace-nowrap tabular-nums">{texts.time(item.visibleMs)}</span>
          </li>
        ))}
      </ul>
      {read.length > shown.length ? (
        <button type="button" onClick={() => setAll(true)} className="link mt-2 min-h-11 md:min-h-8">
          {words.more(read.length - shown.length)}
        </button>
      ) : null}
      {unread.length > 0 ? (
        <details className="group mt-2 text-ink-3">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 hover:text-ink md:min-h-8">
            <ChevronRight aria-hidden="true" className="size-3.5 transition-transform duration-120 group-open:rotate-90" />
            {words.neverCount(unread.length)}
          </summary>
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {unread.map(({ itemId, kind, heading }) => (
              <Link key={itemId} to={paths.dashboardItem(itemId, kind)} className="inline-flex min-h-6 items-center hover:text-leaf">
                {heading}
              </Link>
            ))}
          </p>
        </details>
      ) : (
        <p className="mt-3 text-ink-3">{words.none}</p>
      )}
    </>
  );
}

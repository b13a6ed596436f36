import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ReaderLine } from './reader-line';
import { texts } from './texts';
import { useReaders } from './use-analytics';
import { firstDay } from './use-range';

const words = texts.recent;
const days = 30;
const shownAtOnce = 4;

/** On the dashboard: who came last, and the way to all of it. */
export function RecentVisitors() {
  const rows = useReaders({ from: firstDay(days, new Date()) }).data?.rows;
  if (!rows) return null;
  return (
    <section aria-labelledby="recent-visitors" className="mb-10">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="recent-visitors" className="font-serif text-l font-medium">
          {words.title}
        </h2>
        <Link to={paths.analytics.href()} className="link text-xs">
          {words.all}
        </Link>
      </div>
      {rows.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {rows.slice(0, shownAtOnce).map((row) => (
            <li key={JSON.stringify(row.reader)} className="py-2.5">
              <ReaderLine reader={row.reader} readers={row.readers} />
              <p className="ps-11 text-xs text-ink-3 [overflow-wrap:anywhere]">
                {[texts.people.channels(row.channels), texts.people.longest(row.longest), texts.time(row.visibleMs), texts.moment(row.lastAt)].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="border-t border-line pt-2.5 text-ink-2">
          {words.empty}{' '}
          <Link to={paths.sharing.href()} className="link">
            {texts.links.create}
          </Link>
        </p>
      )}
    </section>
  );
}

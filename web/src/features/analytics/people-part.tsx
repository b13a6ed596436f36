import type { AnalyticsQuery, ReaderRow } from '@folia/contracts/analytics/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Part } from './part';
import { ReaderLine } from './reader-line';
import { texts } from './texts';
import { useReaders } from './use-analytics';

const words = texts.people;
const head = 'py-2 pe-3 text-start text-xs font-medium text-ink-3';
const cell = 'py-1.5 pe-3 align-middle max-md:hidden';

/** Who viewed: the rows add up to the figures above. */
export function PeoplePart({ query }: { query: AnalyticsQuery }) {
  const readers = useReaders(query);
  return (
    <Part title={words.title} note={words.note} query={readers}>
      {({ rows, hidden }) => (
        <>
          {hidden ? (
            <p className="border-t border-line py-3 text-ink-2">
              {words.hidden}{' '}
              <Link to={paths.settingsTab.href('privacy')} className="link">
                {words.change}
              </Link>
            </p>
          ) : null}
          {rows.length > 0 ? (
            <table className="block w-full md:table">
              <caption className="sr-only">{words.title}</caption>
              <thead className="hidden md:table-header-group">
                <tr className="border-b border-line-strong">
                  <th scope="col" className={head}>
                    {words.columns.who}
                  </th>
                  <th scope="col" className={head}>
                    {words.columns.from}
                  </th>
                  <th scope="col" className={`${head} text-end!`}>
                    {words.columns.views}
                  </th>
                  <th scope="col" className={`${head} text-end!`}>
                    {words.columns.read}
                  </th>
                  <th scope="col" className={`${head} ps-6!`}>
                    {words.columns.longest}
                  </th>
                  <th scope="col" className={`${head} pe-0! text-end!`}>
                    {words.columns.last}
                  </th>
                </tr>
              </thead>
              <tbody className="block md:table-row-group">
                {rows.map((row) => (
                  <PersonRow key={JSON.stringify(row.reader)} row={row} />
                ))}
              </tbody>
            </table>
          ) : (
            <p className="border-t border-line py-4 text-ink-2">{words.empty}</p>
          )}
        </>
      )}
    </Part>
  );
}

function PersonRow({ row }: { row: ReaderRow }) {
  const from = words.channels(row.channels);
  return (
    <tr className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2.5 md:table-row md:h-13">
      <th scope="row" className="text-start font-normal md:py-1.5 md:pe-3 md:align-middle">
        <ReaderLine reader={row.reader} readers={row.readers} />
      </th>
      <td className={`${cell} text-ink-2 [overflow-wrap:anywhere]`}>{from}</td>
      <td className={`${cell} text-end tabular-nums`}>{texts.count(row.views)}</td>
      <td className="text-end whitespace-nowrap tabular-nums md:py-1.5 md:pe-3 md:align-middle">{texts.time(row.visibleMs)}</td>
      <td className={`${cell} ps-6 [overflow-wrap:anywhere]`}>{words.longest(row.longest)}</td>
      <td className="col-span-2 ps-11 text-[0.8125rem] text-ink-3 md:py-1.5 md:ps-0 md:text-end md:align-middle md:text-s md:whitespace-nowrap">
        <span className="md:hidden">
          {texts.views(row.views)} · {from} ·{' '}
        </span>
        <time dateTime={row.lastAt}>{texts.moment(row.lastAt)}</time>
      </td>
    </tr>
  );
}

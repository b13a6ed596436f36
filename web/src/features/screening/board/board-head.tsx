import type { Criterion } from '@folia/contracts/screening/shapes';
import { ArrowDown } from 'lucide-react';
import { candidateColumn, columnsBefore } from './columns';
import { texts } from './texts';
import type { Sort } from './use-board-address';

type BoardHeadProps = { criteria: readonly Criterion[]; sort: Sort; tabColumn: number | null; onSort: (sort: Sort) => void };

const pinned = 'sticky z-10 bg-ground';
const importances = ['must', 'nice'] as const;

/** Two rows: what kind of criteria these are, and each column with its points; a column's name sorts by it. */
export function BoardHead({ criteria, sort, tabColumn, onSort }: BoardHeadProps) {
  const groups = importances.flatMap((importance) => {
    const own = criteria.filter((one) => one.importance === importance);
    return own.length > 0 ? [{ importance, size: own.length, points: own.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
  const last = columnsBefore + criteria.length;
  const column = (at: number, by: Sort, label: string, children = <span>{label}</span>, className = '') => (
    <div
      key={by}
      role="columnheader"
      aria-colindex={at + 1}
      aria-sort={sort === by ? (by === 'place' || by === 'candidate' ? 'ascending' : 'descending') : 'none'}
      className={`flex min-w-0 items-end pb-2 ${className}`}
    >
      <button
        type="button"
        data-cell={`-1:${at}`}
        tabIndex={tabColumn === at ? 0 : -1}
        title={texts.sortBy(label)}
        onClick={() => onSort(by)}
        className="min-w-0 rounded-s pe-2 text-start text-xs leading-[1.35] text-ink-3 hover:text-ink"
      >
        {children}
        {sort === by ? <ArrowDown aria-hidden="true" className="ms-1 inline size-3 align-[-1px] text-ink-2" /> : null}
      </button>
    </div>
  );
  return (
    <div role="rowgroup" className="text-xs text-ink-3 max-md:sr-only">
      <div role="row" aria-rowindex={1} className="grid grid-cols-(--columns)">
        <div role="columnheader" aria-colindex={1} aria-colspan={columnsBefore} className={`start-0 col-span-4 ${pinned}`}>
          <span className="sr-only">{texts.columns.who}</span>
        </div>
        {groups.map(({ importance, size, points }, index) => (
          <div
            key={importance}
            role="columnheader"
            aria-colindex={columnsBefore + groups.slice(0, index).reduce((sum, one) => sum + one.size, 0) + 1}
            aria-colspan={size}
            style={{ gridColumn: `span ${size}` }}
            className="me-3 border-b border-line-strong pt-1.5 pb-1 whitespace-nowrap"
          >
            {texts.groups[importance](points)}
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className="grid grid-cols-(--columns) border-b border-line-strong pt-1.5">
        <div role="columnheader" aria-colindex={1} className={`start-0 ${pinned}`}>
          <span className="sr-only">{texts.columns.select}</span>
        </div>
        {column(1, 'place', texts.columns.place, <span className="sr-only">{texts.columns.place}</span>, `start-[34px] ${pinned}`)}
        {column(candidateColumn, 'candidate', texts.columns.candidate, undefined, `start-[70px] ${pinned}`)}
        {column(3, 'points', texts.columns.points)}
        {criteria.map((criterion, index) =>
          column(
            columnsBefore + index,
            `criterion:${criterion.id}`,
            criterion.words,
            <>
              <b className="line-clamp-3 font-[550] text-ink [overflow-wrap:anywhere]">{criterion.words}</b>
              <span className="tabular-nums">{texts.points(criterion.points)}</span>
            </>,
          ),
        )}
        {column(last, 'stage', texts.columns.stage)}
      </div>
    </div>
  );
}

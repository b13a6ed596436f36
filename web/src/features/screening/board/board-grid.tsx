import type { Board, BoardRow } from '@folia/contracts/screening/board';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../../../ui/use-media';
import { BoardHead } from './board-head';
import { CandidateRow } from './board-row';
import { BoardThread } from './board-thread';
import { candidateColumn, columnsBefore, leastWidth, widthsOf } from './columns';
import type { RowActs } from './row-acts';
import { texts } from './texts';
import type { Sort } from './use-board-address';
import { useBoardKeys } from './use-board-keys';
import { useGridFocus } from './use-grid-focus';

type BoardGridProps = {
  board: Board;
  rows: readonly BoardRow[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The open row and the criterion it is opened at. */
  open: string | null;
  criterion: string | null;
  selected: ReadonlySet<string>;
  acts: RowActs;
  /** What stands under the open row. */
  detail: (row: BoardRow, criterionId: string) => ReactNode;
};

const headRows = 2;
/** With the line under it. A row of another height than this is measured, and all behind it are placed again. */
const rowHeight = 53;
const phoneRowHeight = 112;

/**
 * Candidates × criteria as an ARIA grid with one tab stop. The page scrolls it: only the rows in sight are drawn, and the one that has the focus. Its head stays,
 * and goes sideways with the rows.
 */
export function BoardGrid({ board: { job, criteria }, rows, sort, onSort, open, criterion, selected, acts, detail }: BoardGridProps) {
  const isWide = useMedia('(min-width: 769px)');
  const grid = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const columns = columnsBefore + criteria.length + 1;
  const { active, go, onKeyDown, onFocus } = useGridFocus(grid, { rows: rows.length, columns }, { row: 0, column: candidateColumn });
  const openAt = open === null ? -1 : rows.findIndex(({ id }) => id === open);
  const chosen = criteria.some(({ id }) => id === criterion) ? criterion : (criteria[0]?.id ?? null);
  const top = useTopOf(body);
  const { row: activeRow } = active;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isWide ? rowHeight : phoneRowHeight),
    overscan: 5,
    scrollMargin: top,
    useFlushSync: false,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withRow(defaultRangeExtractor(range), activeRow, range.count), [activeRow]),
  });
  useBoardKeys({ rows, criteria, active, go, grid, openAt, acts });
  const width = { '--columns': widthsOf(criteria.length), '--least': `${leastWidth(criteria.length)}px` } as CSSProperties;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={texts.grid(job.title)}
      aria-rowcount={rows.length + headRows + (openAt < 0 ? 0 : 1)}
      aria-colcount={columns}
      aria-multiselectable="true"
      onKeyDown={(event) => {
        const opened = rows[openAt];
        const isTyping = (event.target as Element).closest('input, textarea, [role="menu"]');
        if (event.key !== 'Escape' || !opened || isTyping || event.defaultPrevented) return onKeyDown(event);
        acts.onOpen(opened.id, null);
        go({ row: openAt, column: active.column });
      }}
      onFocus={onFocus}
      style={width}
      className="relative [&_[data-cell]]:scroll-mt-30 [&_[data-cell]]:scroll-mb-24 md:[&_[data-cell]]:scroll-ms-[290px]"
    >
      <div
        ref={head}
        role="presentation"
        onScroll={() => follow(head, body)}
        className="sticky top-(--bar) z-20 overflow-x-auto bg-ground [scrollbar-width:none] max-md:static"
      >
        <div role="presentation" className="md:min-w-(--least)">
          <BoardHead criteria={criteria} sort={sort} tabColumn={activeRow === -1 ? active.column : null} onSort={onSort} />
        </div>
      </div>
      <div
        ref={body}
        role="presentation"
        onScroll={() => follow(body, head)}
        className="overflow-x-auto overflow-y-clip max-md:-mx-(--gutter) max-md:overflow-x-clip"
      >
        <div role="rowgroup" className="relative md:min-w-(--least)" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            const isOpen = index === openAt;
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="presentation"
                style={{ transform: `translateY(${start - top}px)` }}
                className={`absolute inset-x-0 top-0 contain-layout border-b border-line ${isOpen ? 'z-5 before:absolute before:inset-y-0 before:start-0 before:z-15 before:w-0.5 before:bg-leaf' : ''}`}
              >
                <CandidateRow
                  row={row}
                  criteria={criteria}
                  index={index}
                  rowIndex={headRows + 1 + index + (openAt >= 0 && index > openAt ? 1 : 0)}
                  tabColumn={index === activeRow ? active.column : null}
                  chosen={isOpen ? chosen : null}
                  isSelected={selected.has(row.id)}
                  isWide={isWide}
                  acts={acts}
                />
                {isOpen && chosen ? (
                  <div role="row" aria-rowindex={headRows + 2 + index} data-detail className="bg-surface">
                    <div role="gridcell" aria-colindex={1} aria-colspan={columns}>
                      <div className="sticky start-0 max-w-[calc(100vw-2*var(--gutter))] max-md:max-w-none">{detail(row, chosen)}</div>
                    </div>
                  </div>
                ) : null}
              </div>
            );
          })}
        </div>
      </div>
      <BoardThread frame={grid} active={openAt < 0 ? null : chosen} />
    </div>
  );
}

type Side = RefObject<HTMLElement | null>;

/** Head and rows go sideways together, whichever of them is moved. */
function follow({ current: from }: Side, { current: to }: Side) {
  if (from && to && to.scrollLeft !== from.scrollLeft) to.scrollLeft = from.scrollLeft;
}

/** The rows in sight and one more, which has the focus. */
const withRow = (rows: number[], row: number, count: number): number[] =>
  row < 0 || row >= count || rows.includes(row) ? rows : [...rows, row].sort((one, other) => one - other);

/** How far down the page an element begins; the virtual rows count from there. */
function useTopOf(element: Side): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above it wraps, comes and goes.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [element]);
  return top;
}

import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import type { CellPlace } from './candidate-cells';
import { PointsBar } from './points-bar';
import { texts } from './texts';

type PointsCellProps = { row: BoardRow; criteria: readonly Criterion[]; label: string; cell: CellPlace; onWhy: () => void };

/** Points of 100 with their bar, and how many musts are met; it opens the sums. */
export const PointsCell = ({ row: { points, mustsMet, cells }, criteria, label, cell, onWhy }: PointsCellProps) => (
  <div role="gridcell" aria-colindex={4} className="text-end md:flex md:items-center md:text-start">
    <button type="button" {...cell} aria-label={label} onClick={onWhy} className="rounded-s md:-ms-1.5 md:min-h-11 md:px-1.5 md:hover:bg-raised">
      <span className="flex items-center gap-2.5 max-md:justify-end">
        <b className="text-[0.9375rem] leading-tight font-semibold tabular-nums max-md:text-l md:min-w-5">
          {points === null ? texts.noPlace : texts.whole(points)}
        </b>
        <PointsBar criteria={criteria} cells={cells} />
      </span>
      <small className="block text-xs whitespace-nowrap text-ink-3 max-md:text-end md:text-start">
        {mustsMet === null ? texts.stillRead : texts.mustsOf(mustsMet, criteria.filter(({ importance }) => importance === 'must').length)}
      </small>
    </button>
  </div>
);

import type { Cell } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { findingWorth } from '@folia/contracts/screening/words';

const width = 72;
const gap = 0.9;

/** A bar of 100 points: one segment a criterion, as long as its points, filled as far as it is proven. */
export function PointsBar({ criteria, cells }: { criteria: readonly Criterion[]; cells: readonly Cell[] }) {
  let x = 0;
  const segments = criteria.map(({ id, points }, index) => {
    const whole = Math.max(0, points - gap);
    const state = cells[index]?.state;
    const segment = { id, x, width: whole, filled: state ? whole * findingWorth[state] : 0 };
    x += points;
    return segment;
  });
  return (
    <svg aria-hidden="true" width={width} height="7" viewBox="0 0 100 7" preserveAspectRatio="none" className="shrink-0 max-md:hidden">
      {segments.map((segment) => (
        <g key={segment.id}>
          <rect x={segment.x} width={segment.width} height="7" className="fill-line" />
          <rect x={segment.x} width={segment.filled} height="7" className="fill-leaf" />
        </g>
      ))}
    </svg>
  );
}

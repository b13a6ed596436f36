import type { Cell } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { findingWorth } from '@folia/contracts/screening/words';

const width = 72;
const gap = 0.9;

const bar = (x: number, long: number) => `M${x} 0h${long}v7h${-long}z`;

/** A bar of 100 points: one segment a criterion, as long as its points, filled as far as it is proven. */
export function PointsBar({ criteria, cells }: { criteria: readonly Criterion[]; cells: readonly Cell[] }) {
  let x = 0;
  const segments = criteria.map(({ points }, index) => {
    const whole = Math.max(0, points - gap);
    const state = cells[index]?.state;
    const segment = { x, width: whole, filled: state ? whole * findingWorth[state] : 0 };
    x += points;
    return segment;
  });
  return (
    <svg aria-hidden="true" width={width} height="7" viewBox="0 0 100 7" preserveAspectRatio="none" className="shrink-0 max-md:hidden">
      <path d={segments.map((segment) => bar(segment.x, segment.width)).join('')} className="fill-line" />
      <path d={segments.map((segment) => bar(segment.x, segment.filled)).join('')} className="fill-leaf" />
    </svg>
  );
}

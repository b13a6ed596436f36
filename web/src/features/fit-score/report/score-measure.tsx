import type { FitScore } from '@folia/contracts/fit-score/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { texts } from '../texts';
import type { RequirementGroup } from './group-requirements';
import type { Pointing } from './use-active-requirement';

const words = texts.report;
const groupGap = 0.7;
const segmentGap = 0.08;
const height = 20;

type Segment = { id: string; x: number; width: number; filled: number };

/** The position of each requirement on the bar of 100 points, in percent of its width. */
function segmentsOf(groups: readonly RequirementGroup[]): { segments: Segment[]; end: number; scale: number } {
  const scale = 1 - (groupGap * Math.max(0, groups.length - 1)) / 100;
  const segments: Segment[] = [];
  let x = 0;
  for (const { requirements, weight } of groups) {
    const start = x;
    for (const { id, points, gained } of requirements) {
      const width = points * scale;
      segments.push({ id, x, width: Math.max(0.15, width - segmentGap), filled: points > 0 ? (gained / points) * Math.max(0.15, width - segmentGap) : 0 });
      x += width;
    }
    x = start + weight * scale + groupGap;
  }
  return { segments, end: x - groupGap, scale };
}

type ScoreMeasureProps = { result: FitScore; scoredAt: string; scoredAgainAt: string | null; groups: readonly RequirementGroup[]; pointing: Pointing };

/** One bar of 100 points: a segment per requirement, filled as far as it is proven; below it the sum in full (brand: Measure). */
export function ScoreMeasure({ result, scoredAt, scoredAgainAt, groups, pointing }: ScoreMeasureProps) {
  const counted = groups.filter(({ weight }) => weight > 0);
  const { segments, end } = segmentsOf(counted);
  const lacking = result.requirements.filter(({ id }) => result.atMostBecause.includes(id)).map(({ label }) => label);
  return (
    <section
      aria-label={words.sum(
        counted.map(({ points }) => points),
        result.score,
      )}
      className="mt-8"
    >
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="block overflow-visible"
        onPointerLeave={() => pointing.point(null)}
      >
        {segments.map(({ id, x, width, filled }) => (
          <g key={id} onPointerEnter={() => pointing.point(id)}>
            <rect x={x} width={width} height={height} className="fill-line" />
            <rect x={x} width={filled} height={height} className="fill-leaf" />
            {pointing.active === id ? (
              <rect x={x} width={width} height={height} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" className="stroke-ink" />
            ) : null}
          </g>
        ))}
        {result.atMost < 100 ? (
          <rect
            x={end + groupGap}
            width={Math.max(0, 100 - end - groupGap)}
            height={height}
            fill="none"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
        ) : null}
      </svg>
      <ul className="mt-2.5 flex flex-wrap gap-x-8 gap-y-1 text-[0.8125rem] text-ink-2 max-md:block">
        {counted.map(({ name, points, weight }) => (
          <li key={name} className="max-md:flex max-md:justify-between max-md:py-0.5">
            {words.groups[name]}{' '}
            <span className="tabular-nums">
              <b className="font-semibold text-ink">{words.points(points)}</b> {words.of(weight)}
            </span>
          </li>
        ))}
      </ul>
      {lacking.length > 0 ? <p className="mt-3 max-w-[80ch] rounded-s bg-warn-wash px-3 py-2 text-ink">{words.atMost(result.atMost, lacking)}</p> : null}
      <p className="mt-3 text-xs text-ink-3">
        {words.sum(
          counted.map(({ points }) => points),
          result.score,
        )}
        . {words.segments} {words.bands}.{' '}
        <Link to={paths.howScoresAreMade.href()} className="link">
          {words.how}
        </Link>
        , {words.scoredOn(scoredAt)}, {words.version(result.scorerVersion, result.asOf)}
        {scoredAgainAt ? `. ${words.scoredAgain(scoredAgainAt)}` : ''}
        {result.model ? `. ${words.model(result.model)}` : ''}
      </p>
    </section>
  );
}

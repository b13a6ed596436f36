import { wholePoints } from '../../../lib/score-band';
import { texts } from '../texts';

const [width, height, inset] = [148, 36, 4];

/** The scores of one job as a line, earliest first; the list below says the same in figures. */
export function ScoreTrend({ scores, current }: { scores: readonly { id: string; score: number }[]; current: string }) {
  if (scores.length < 2) return null;
  const values = scores.map(({ score }) => score);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = (score: number, place: number) => ({
    x: inset + (place / (scores.length - 1)) * (width - 2 * inset),
    y: high === low ? height / 2 : height - inset - ((score - low) / (high - low)) * (height - 2 * inset),
  });
  const points = scores.map(({ score }, place) => at(score, place));
  return (
    <span className="inline-flex items-center gap-2 text-[0.8125rem] text-ink-3 tabular-nums">
      {wholePoints(values[0] ?? 0)}
      <svg role="img" aria-label={texts.report.trend(values.map(wholePoints))} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" strokeWidth="1.5" className="stroke-ink-2" />
        {points.map(({ x, y }, place) => (
          <circle
            key={scores[place]?.id}
            cx={x}
            cy={y}
            r={scores[place]?.id === current ? 4 : 2.5}
            className={scores[place]?.id === current ? 'fill-leaf' : 'fill-ink-3'}
          />
        ))}
      </svg>
      {wholePoints(values.at(-1) ?? 0)}
    </span>
  );
}

import { bandOf, wholePoints } from '../lib/score-band';

const tones = { good: 'text-good', fine: 'text-fine', warn: 'text-warn', bad: 'text-bad' };

/** A score in a list: whole points and its band in one word, never colour alone. */
export function ScoreFigure({ score }: { score: number }) {
  const { band, tone } = bandOf(score);
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <span className="font-serif text-[1.5rem] leading-none tabular-nums">{wholePoints(score)}</span>
      <span className={`text-xs ${tones[tone]}`}>{band}</span>
    </span>
  );
}

type ScoreBand = 'excellent' | 'strong' | 'fair' | 'early';
type BandLook = { band: ScoreBand; tone: 'good' | 'fine' | 'warn' | 'bad'; word: string };

/** The lowest whole score of each band (SPEC section 9: success, primary, warning, else error). */
const bands: readonly (BandLook & { from: number })[] = [
  { from: 90, band: 'excellent', tone: 'good', word: 'Excellent fit' },
  { from: 80, band: 'strong', tone: 'fine', word: 'Strong fit' },
  { from: 70, band: 'fair', tone: 'warn', word: 'Fair fit' },
  { from: 0, band: 'early', tone: 'bad', word: 'Early fit' },
];

/** A score as screens show it: whole points. */
export const wholePoints = (score: number): number => Math.round(score);

/** The band of a score in word and colour: that of the whole points that are shown, so that 89.6 is a 90. */
export function bandOf(score: number): BandLook {
  const shown = wholePoints(score);
  const { from: _from, ...look } = bands.find(({ from }) => shown >= from) ?? (bands.at(-1) as (typeof bands)[number]);
  return look;
}

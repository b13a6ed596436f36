/** What the picture says: nothing from the job's text, nothing from the portfolio. */
export type ShareFacts = {
  score: number;
  band: string;
  tone: 'good' | 'fine' | 'warn' | 'bad';
  /** Role and company, if they are to be named. */
  heading: string;
  parts: readonly { label: string; points: string; share: number }[];
  foot: string;
};

type Rect = { shape: 'rect'; x: number; y: number; width: number; height: number; radius: number; fill: string };
type Dot = { shape: 'dot'; x: number; y: number; radius: number; fill: string };
type Words = {
  shape: 'words';
  x: number;
  y: number;
  words: string;
  font: 'serif' | 'sans';
  size: number;
  weight: number;
  align: 'left' | 'right';
  fill: string;
};
export type Shape = Rect | Dot | Words;

export const pictureSize = { width: 1200, height: 630 } as const;
export const families = { serif: "'Newsreader Variable', Newsreader, Georgia, serif", sans: "'Inter Variable', Inter, system-ui, sans-serif" } as const;

const [ground, line, ink, quiet, leaf] = ['#0d1110', '#26302c', '#e8ede9', '#8a958f', '#7ad7a2'];
const tones = { good: leaf, fine: '#7fb7ff', warn: '#f0b85c', bad: '#ff8674' };
const cut = (words: string, most: number) => (words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words);

const say = (x: number, y: number, words: string, size: number, rest: Partial<Words> = {}): Words => ({
  shape: 'words',
  x,
  y,
  words,
  size,
  font: 'sans',
  weight: 400,
  align: 'left',
  fill: ink,
  ...rest,
});
const bar = (x: number, y: number, width: number, fill: string): Rect => ({ shape: 'rect', x, y, width, height: 6, radius: 3, fill });

/** The score as a separate picture, 1200 × 630 (SPEC section 2), as shapes drawn one over another. Pure. */
export function sharePicture({ score, band, tone, heading, parts, foot }: ShareFacts): Shape[] {
  const top = 322 - parts.length * 22;
  const rows = parts.flatMap(({ label, points, share }, index): Shape[] => {
    const y = top + index * 58;
    return [
      say(620, y, cut(label, 30), 24),
      say(1120, y, points, 24, { align: 'right', fill: quiet }),
      bar(620, y + 14, 500, line),
      bar(620, y + 14, Math.round(500 * Math.min(1, Math.max(0, share))), leaf),
    ];
  });
  return [
    { shape: 'rect', x: 0, y: 0, width: pictureSize.width, height: pictureSize.height, radius: 0, fill: ground },
    { shape: 'dot', x: 88, y: 98, radius: 10, fill: leaf },
    say(112, 109, 'Folia FitScore', 28, { weight: 600 }),
    say(80, 170, cut(heading, 62), 30, { fill: ink }),
    say(70, 440, String(score), 280, { font: 'serif' }),
    { shape: 'dot', x: 92, y: 516, radius: 9, fill: tones[tone] },
    say(116, 529, band, 40, { font: 'serif', weight: 500 }),
    ...rows,
    say(80, 584, foot, 20, { fill: quiet }),
  ];
}

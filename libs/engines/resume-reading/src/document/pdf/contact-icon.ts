import type { ContactIcon } from '../text-line';
import type { PdfRun } from './pdf-run';

/** A glyph of an icon font, in points, y down, as for runs. */
export type IconGlyph = { icon: ContactIcon; x: number; y: number; width: number; size: number };

/** Code points of Font Awesome 4 to 7, the icon font of most templates, of Material Icons, and of the symbols that PDF writers use in their place. */
const codePoints: Record<string, string> = {
  phone: 'f095 f879 f098 f2a0 f10b f3cd f3ce f3cf f87b e0cd e0b0 e325 1f4f1 1f4de 1f57f 1f4f2 260e 260f 2706',
  email: 'f0e0 f2b6 f003 f199 f1fa f658 e158 e0be 1f582 1f4e7 1f4e8 2709 1f584',
  location: 'f041 f3c5 f015 f276 f279 f5a0 f3c4 e0c8 e88a e55f 1f4cd 1f3e0 1f5fa 1f588 1f3e1',
  url: 'f0ac f0c1 f57d f57c f57e f7a2 f08e f35d e894 e157 e80b 1f310 1f517 1f5b1',
  GitHub: 'f09b f113 f092',
  LinkedIn: 'f0e1 f08c',
  GitLab: 'f296',
  Bitbucket: 'f171',
  Twitter: 'f099 f081 e61b e61a',
  StackOverflow: 'f16c',
  Medium: 'f23a f3c7',
  Kaggle: 'f5fa',
  ORCID: 'f8d2',
  Behance: 'f1b4 f1b5',
  Dribbble: 'f17d f397',
  XING: 'f168 f169',
  Facebook: 'f09a f39e f082 f230',
  Instagram: 'f16d e055',
  YouTube: 'f167 f431',
  Telegram: 'f2c6 f3fe',
};
const byCodePoint = new Map(Object.entries(codePoints).flatMap(([icon, codes]) => codes.split(' ').map((code) => [Number.parseInt(code, 16), icon] as const)));
const networks = Object.keys(codePoints).slice(4);

/** Where a font or its writer gives the glyph's name as its text ("PHONE-FLIP", "location_on"). */
const byWord: readonly (readonly [RegExp, ContactIcon])[] = [
  [/^(?:square)?(?:phone|call|smartphone|mobile|localphone|devicemobile|telephone)/, 'phone'],
  [/^(?:square)?(?:e?mail|envelope|at$|alternateemail|letter)/, 'email'],
  [/^(?:location|place|map|home|house|room|pin|fmdgood)/, 'location'],
  [/^(?:globe|earth|language|link|public|web|world)/, 'url'],
];

/** MarVoSym draws icons for letters (its documentation's table of symbols). */
const marvosym: Record<string, ContactIcon> = { H: 'phone', T: 'phone', E: 'phone', B: 'email', k: 'email', '@': 'email' };

/** What a glyph of an icon font means, or ''. */
export function contactIcon(text: string, font: string): ContactIcon {
  if (/marvosym/i.test(font)) return marvosym[text] ?? '';
  const known = byCodePoint.get(text.codePointAt(0) ?? 0);
  if (known) return known;
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return networks.find((network) => word.includes(network.toLowerCase())) ?? byWord.find(([pattern]) => pattern.test(word))?.[1] ?? '';
}

/** Assigns each icon to the text that begins after it on its line, if that is close enough to be meant. Pure. */
export function withIcons(runs: readonly PdfRun[], icons: readonly IconGlyph[]): PdfRun[] {
  const marked = new Map<PdfRun, ContactIcon>();
  for (const { icon, x, y, width, size } of icons) {
    const behind = runs.filter((run) => Math.abs(run.y - y) < Math.max(size, run.size) * 0.6 && run.x >= x + width * 0.5);
    const [nearest] = behind.sort((one, two) => one.x - two.x);
    if (nearest && nearest.x - x - width < Math.max(size, nearest.size) * 3) marked.set(nearest, icon);
  }
  return runs.map((run) => (marked.has(run) ? { ...run, icon: marked.get(run) } : run));
}

import type { Card } from '@folia/contracts/card';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { cardFonts } from './card-fonts';
import { wordmark } from './wordmark';

/** What link previews ask for (Open Graph): 1.91 to 1. */
export const cardSize = { width: 1200, height: 630 };

const colour = { ground: '#faf9f5', ink: '#17201b', quiet: '#5d6862', line: '#cbc7bb', leaf: '#0d7a4b', wash: '#e6f3ea' };

/** Our fonts have the letters of Europe; a card in any other script would be full of boxes. */
export const canBeDrawn = ({ title, line, section }: Card): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+=<>|~^°©®™]*$/u.test(title + line + section);

type Part = { type: string; props: Record<string, unknown> };
const part = (type: string, style: Record<string, unknown>, ...children: (Part | string)[]): Part => ({
  type,
  props: { style: { display: 'flex', ...style }, children },
});
const image = (src: string, width: number, height: number, style: Record<string, unknown> = {}): Part => ({
  type: 'img',
  props: { src, width, height, style },
});

/** Long titles are set smaller, so that none takes more than three lines, and sooner where a long line under them needs the room. */
const titleSize = ({ length }: string, line: string) => (length <= 22 ? 108 : length <= (line.length > 80 ? 32 : 44) ? 84 : 66);

/** The evidence mark with its thread: the one gesture of the product. */
const thread = part(
  'div',
  { alignItems: 'center' },
  part(
    'div',
    {
      width: 44,
      height: 44,
      borderRadius: '22px 22px 22px 5px',
      backgroundColor: colour.wash,
      border: `2px solid ${colour.leaf}`,
      color: colour.leaf,
      fontFamily: 'Inter',
      fontSize: 24,
      alignItems: 'center',
      justifyContent: 'center',
    },
    '1',
  ),
  part('div', { width: 1012, height: 3, backgroundColor: colour.leaf, opacity: 0.55 }),
);

/** Draws a card; `photo`: the person's as JPEG. Gives a PNG of {@link cardSize}. */
export async function drawCard({ title, line, section }: Card, photo: Buffer | null): Promise<Buffer> {
  const head = part(
    'div',
    { justifyContent: 'space-between', alignItems: 'center' },
    image(wordmark(colour.ink, colour.leaf), 152, 80),
    part('div', { fontFamily: 'Inter', fontSize: 28, color: colour.quiet }, section),
  );
  const words = part(
    'div',
    { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
    part(
      'div',
      { alignItems: 'center' },
      ...(photo ? [image(`data:image/jpeg;base64,${photo.toString('base64')}`, 150, 150, { borderRadius: 75, marginRight: 40 })] : []),
      part(
        'div',
        {
          fontFamily: 'Newsreader',
          fontSize: titleSize(title, line),
          lineHeight: 1.04,
          letterSpacing: '-0.024em',
          color: colour.ink,
          maxWidth: photo ? 860 : 1056,
        },
        title,
      ),
    ),
    ...(line ? [part('div', { fontFamily: 'Newsreader', fontSize: 36, lineHeight: 1.3, color: colour.quiet, marginTop: 26, maxWidth: 960 }, line)] : []),
  );
  const tree = part(
    'div',
    { ...cardSize, boxSizing: 'border-box', flexDirection: 'column', backgroundColor: colour.ground, padding: '48px 72px 64px' },
    head,
    words,
    thread,
  );
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts: await cardFonts() });
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return drawn.asPng();
}

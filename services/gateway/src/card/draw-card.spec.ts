import { cardName } from '@folia/contracts/card';
import { renderAsync } from '@resvg/resvg-js';
import { canBeDrawn, cardSize, drawCard } from './draw-card';

const long = { title: 'Ångström '.repeat(10), line: 'A line that goes on, '.repeat(7), section: 'Gothenburg, Sweden', photo: '' };

/** Width and height in a PNG's first chunk (PNG, 11.2.2). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

test.each([
  ['short', { title: 'Pricing', line: '', section: '', photo: '' }],
  ['long', long],
])('a %s card is 1200 by 630 and far below 300 kB', async (_length, card) => {
  const png = await drawCard(card, null);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual(cardSize);
  expect(png.length).toBeLessThan(100_000);
  // The same words give the same picture: its name may be kept forever.
  expect((await drawCard(card, null)).equals(png)).toBe(true);
});

/** How many rows of pixels without ink come next below a row. */
async function emptyRowsBelow(png: Buffer, row: number): Promise<number> {
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const { pixels } = await renderAsync(svg);
  const isEmpty = (y: number) => pixels.subarray(y * width * 4, (y + 1) * width * 4).every((value, at) => Math.abs(value - (pixels[at % 4] ?? 0)) < 8);
  let rows = 0;
  while (isEmpty(row + rows)) rows += 1;
  return rows;
}

test('a title of two lines over a line of three keeps off the wordmark', async () => {
  const line =
    'Your resume becomes a portfolio in which every claim leads to its evidence, and which answers whoever asks, by day and by night, in words of yours.';
  const png = await drawCard({ title: 'A portfolio that works around the clock', line, section: '', photo: '' }, null);
  // The wordmark's letters end at 120 px.
  expect(await emptyRowsBelow(png, 121)).toBeGreaterThan(44);
});

test('a card has a new name for whatever it says', () => {
  const card = { title: 'Ada', line: 'Welder', section: 'Graz', photo: '' };
  const names = [card, { ...card, title: 'Ida' }, { ...card, line: 'Baker' }, { ...card, section: 'Linz' }, { ...card, photo: '/a' }].map(cardName);
  expect(new Set(names).size).toBe(5);
  expect(cardName({ ...card })).toBe(names[0]);
});

test('a title in a script without a font of ours is not drawn as boxes', () => {
  const said = (title: string) => canBeDrawn({ title, line: '', section: '', photo: '' });
  expect(['Inês Carvalho', 'Žofková, “R&D” – 42 %', 'Анна', 'Ελένη'].map(said)).toEqual([true, true, true, true]);
  expect(['田中', 'محمد', 'दीपा', '🎈'].map(said)).toEqual([false, false, false, false]);
});

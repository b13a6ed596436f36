import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoEdges } from '@folia/contracts/photo/shapes';
import sharp from 'sharp';
import { makePhoto } from './make-photo';

const whole = { left: 0, top: 0, edge: 1 };
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folia-photo-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Left half red, right half blue. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

async function made(file: Buffer, crop = whole) {
  const path = join(directory, 'upload');
  await writeFile(path, file);
  await makePhoto(path, crop, join(directory, 'photo'));
  return join(directory, 'photo', 'avatar.jpg');
}

const colourAt = async (path: string, x: number, y: number) => [...(await sharp(path).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];

test('a photo is square in two sizes, and nothing of the camera’s own data is left in it', async () => {
  const path = await made(
    await picture(1600, 1000)
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '60/1 23/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );
  const found = await sharp(path).metadata();
  expect([found.format, found.width, found.height, found.exif, found.icc, found.xmp]).toEqual(['jpeg', 800, 800, undefined, undefined, undefined]);
  expect((await sharp(join(directory, 'photo', 'avatar-160.jpg')).metadata()).width).toBe(photoEdges['avatar-160.jpg']);
});

test('the square that was chosen is the one that is kept, also of a picture that lies on its side', async () => {
  const right = { left: 0.5, top: 0, edge: 1 };
  expect((await colourAt(await made(await picture(2000, 1000).png().toBuffer(), right), 5, 400))[2]).toBeGreaterThan(200);
  // Turned by 90°: red is above, blue below.
  const turned = await picture(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const below = await made(turned, { left: 0, top: 0.5, edge: 1 });
  expect((await colourAt(below, 400, 400))[2]).toBeGreaterThan(200);
});

test('a small picture is not blown up, and what is see-through becomes white', async () => {
  const glass = await sharp({ create: { width: 120, height: 90, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .webp()
    .toBuffer();
  const path = await made(glass);
  expect((await sharp(path).metadata()).width).toBe(90);
  expect(await colourAt(path, 10, 10)).toEqual([255, 255, 255]);
});

test.each([
  ['a damaged picture', async () => (await picture(100, 100).png().toBuffer()).subarray(0, 60), 'FILE_CORRUPT'],
  [
    'a picture of another kind',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    'FILE_CORRUPT',
  ],
  ['words', async () => Buffer.from('hello'), 'FILE_CORRUPT'],
  [
    'more than 50 megapixels',
    () =>
      sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'FILE_TOO_COMPLEX',
  ],
])('%s is refused and nothing is made of it', async (_what, file, code) => {
  await expect(made(await file())).rejects.toMatchObject({ code, details: { source: 'photo' } });
  expect(await readdir(join(directory, 'photo')).catch(() => [])).toEqual([]);
});

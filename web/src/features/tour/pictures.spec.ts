import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumeTemplates } from '@folia/contracts/resume-document';
import sizes from '../../../content/picture-sizes.json';
import { featureTexts } from './feature-texts';
import { templateTexts } from './template-texts';

const folder = join(__dirname, '../../../public/pictures');

/** Width and height of a WebP file (RFC 9649): of its canvas, else of its lossy frame. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(join(folder, file));
  if (bytes.toString('latin1', 12, 16) === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

test('the page shows exactly the templates there are, and each has its picture', () => {
  expect(templateTexts.list.map(({ id }) => id)).toEqual([...resumeTemplates]);
  for (const template of resumeTemplates) expect(sizeOf(`template-${template}.webp`)).toEqual([720, 1018]);
});

test('every picture is shown, has both themes, and the shape that is kept free for it', () => {
  const shown = [...featureTexts('Buddy').features.map(({ picture }) => picture), ...templateTexts.looks.list.map(({ id }) => id)];
  expect(shown.toSorted()).toEqual(Object.keys(sizes).toSorted());
  const files = shown.flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`]);
  expect(readdirSync(folder).toSorted()).toEqual([...files, ...resumeTemplates.map((template) => `template-${template}.webp`)].toSorted());
  for (const name of shown) {
    const [width = 0, height = 1] = sizes[name];
    for (const theme of ['dark', 'light']) {
      const [drawnWidth, drawnHeight] = sizeOf(`${name}-${theme}.webp`);
      expect(drawnWidth / drawnHeight).toBeCloseTo(width / height, 2);
    }
  }
});

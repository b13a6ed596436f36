import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { maxPhotoPixels } from '@folia/contracts/limits';
import { pictureEdges, pictureNames } from '@folia/contracts/media/shapes';
import { checkImage } from '../photo/check-image';

const source = 'media';

/**
 * Redraws an image in every size, as WebP: nothing of the original file is left, above all no metadata. Answers the size of the largest one in pixels, and the
 * bytes of all of them. Throws FILE_CORRUPT for what cannot be decoded, FILE_TOO_COMPLEX above 50 megapixels.
 */
export async function makePicture(path: string, directory: string): Promise<{ width: number; height: number; bytes: number }> {
  await checkImage(path, source);
  const { default: sharp } = await import('sharp');
  await mkdir(directory, { recursive: true });
  try {
    const sizes: { width: number; height: number; bytes: number }[] = [];
    for (const name of pictureNames) {
      const edge = pictureEdges[name];
      const { width, height } = await sharp(path, { limitInputPixels: maxPhotoPixels })
        .rotate()
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toFile(join(directory, name));
      sizes.push({ width, height, bytes: (await stat(join(directory, name))).size });
    }
    const [largest] = sizes;
    if (!largest) throw new Error('no size was drawn');
    return { width: largest.width, height: largest.height, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
  } catch {
    throw new AppError('FILE_CORRUPT', { source });
  }
}

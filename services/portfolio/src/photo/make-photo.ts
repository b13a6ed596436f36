import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { maxPhotoPixels } from '@folia/contracts/limits';
import { type PhotoCrop, photoEdges, photoNames } from '@folia/contracts/photo/shapes';
import { checkImage } from './check-image';

const source = 'photo';
/** Larger pictures are made smaller before they are cut, in pixels: far more than any photo that comes of them. */
const longestSide = 4_000;

/**
 * Draws the chosen square of an image anew in every size, as JPEG on white: nothing of the original file is left, its metadata least of all.
 * Throws FILE_CORRUPT for what cannot be decoded, FILE_TOO_COMPLEX above 50 megapixels.
 */
export async function makePhoto(path: string, crop: PhotoCrop, directory: string): Promise<void> {
  await checkImage(path, source);
  const { default: sharp } = await import('sharp');
  await mkdir(directory, { recursive: true });
  try {
    // Turned as its camera says, so that the square is the one that was seen.
    const { data, info } = await sharp(path, { limitInputPixels: maxPhotoPixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    const edge = Math.max(1, Math.floor(Math.min(info.width, info.height) * crop.edge));
    const left = Math.min(Math.round(info.width * crop.left), info.width - edge);
    const top = Math.min(Math.round(info.height * crop.top), info.height - edge);
    for (const name of photoNames) {
      await sharp(data)
        .extract({ left, top, width: edge, height: edge })
        .resize(photoEdges[name], photoEdges[name], { withoutEnlargement: true })
        .jpeg({ quality: 86, mozjpeg: true })
        .toFile(join(directory, name));
    }
  } catch {
    throw new AppError('FILE_CORRUPT', { source });
  }
}

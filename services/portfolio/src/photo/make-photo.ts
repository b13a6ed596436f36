import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { maxPhotoPixels } from '@folia/contracts/limits';
import { type PhotoCrop, photoEdges, photoNames } from '@folia/contracts/photo/shapes';
import { checkImage } from './check-image';

const source = 'photo';
/** In pixels. Larger pictures are scaled down before they are cropped; this is far more than any finished photo needs. */
const longestSide = 4_000;

/**
 * Redraws the chosen square of an image in every size, as JPEG on white: nothing of the original file is left, above all no metadata. Throws FILE_CORRUPT for
 * what cannot be decoded, FILE_TOO_COMPLEX above 50 megapixels.
 */
export async function makePhoto(path: string, crop: PhotoCrop, directory: string): Promise<void> {
  await checkImage(path, source);
  const { default: sharp } = await import('sharp');
  await mkdir(directory, { recursive: true });
  try {
    // Rotated as the camera says, so that the square is the one the person saw.
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

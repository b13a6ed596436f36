import { AppError } from '@folia/contracts/errors';
import { maxPhotoPixels } from '@folia/contracts/limits';

/** Formats that browsers show without a plug-in; no others are given to a decoder. */
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * Checks an image's header before anything decodes it. Throws FILE_CORRUPT if it is not an image, FILE_TOO_COMPLEX above 50 megapixels. `source`, in the
 * details, says what the image was meant to become.
 */
export async function checkImage(path: string, source: 'photo' | 'media'): Promise<void> {
  // Loaded with the first image: most processes never handle one.
  const { default: sharp } = await import('sharp');
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found?.width || !found.height || !formats.has(found.format ?? '')) throw new AppError('FILE_CORRUPT', { source });
  if (found.width * found.height > maxPhotoPixels) throw new AppError('FILE_TOO_COMPLEX', { source });
}

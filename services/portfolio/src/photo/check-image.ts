import { AppError } from '@folia/contracts/errors';
import { maxPhotoPixels } from '@folia/contracts/limits';

/** What a browser draws without a plug-in, and what a decoder is let loose on. */
const formats = new Set(['jpeg', 'png', 'webp']);

/**
 * Looks at an image's head before anything decodes it. Throws FILE_CORRUPT for what is none, FILE_TOO_COMPLEX above 50 megapixels, with `source` as the
 * detail that says what it was to become.
 */
export async function checkImage(path: string, source: 'photo' | 'media'): Promise<void> {
  // Loaded with the first image: most processes never see one.
  const { default: sharp } = await import('sharp');
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found?.width || !found.height || !formats.has(found.format ?? '')) throw new AppError('FILE_CORRUPT', { source });
  if (found.width * found.height > maxPhotoPixels) throw new AppError('FILE_TOO_COMPLEX', { source });
}

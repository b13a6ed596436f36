import { dirname, join, sep } from 'node:path';
import { AppError } from '@folia/contracts/errors';
import { maxResumePages } from '../limits';

export type PdfLibrary = typeof import('pdfjs-dist');
export type PdfDocument = import('pdfjs-dist').PDFDocumentProxy;

/** Character maps and standard fonts are read from the package's folder: nothing is ever fetched. */
export function pdfResources(): { cMapUrl: string; standardFontDataUrl: string; cMapPacked: true } {
  const root = dirname(require.resolve('pdfjs-dist/package.json'));
  return { cMapUrl: join(root, 'cmaps') + sep, standardFontDataUrl: join(root, 'standard_fonts') + sep, cMapPacked: true };
}

/**
 * Opens a PDF for reading its text: no scripts, no fetching, no system fonts.
 * Throws AppError FILE_ENCRYPTED when a user password is needed, FILE_CORRUPT when it cannot be opened, FILE_TOO_MANY_PAGES above 50 pages.
 */
export async function openPdf(data: Uint8Array): Promise<{ pdf: PdfDocument; library: PdfLibrary }> {
  const library = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as unknown as PdfLibrary;
  const task = library.getDocument({
    data,
    ...pdfResources(),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    // The names of glyphs, which reveal what an icon shows.
    fontExtraProperties: true,
    useSystemFonts: false,
    maxImageSize: 16_000_000,
    verbosity: 0,
  });
  let pdf: PdfDocument;
  try {
    pdf = await task.promise;
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new AppError('FILE_ENCRYPTED');
    throw new AppError('FILE_CORRUPT');
  }
  if (pdf.numPages > maxResumePages) {
    await task.destroy();
    throw new AppError('FILE_TOO_MANY_PAGES', { pages: pdf.numPages, limit: maxResumePages });
  }
  return { pdf, library };
}

import { AppError } from '@folia/contracts/errors';
import { pdfResources } from './open-pdf';

const longestSide = 1200;

/** Draws one page of a PDF as PNG, 1,200 pixels on the longer side, whatever size the page claims. Throws NOT_FOUND for a page that yields no image. */
export async function drawPage(data: Uint8Array, { number, width, height }: { number: number; width: number; height: number }): Promise<Uint8Array> {
  const { PDFParse } = await import('pdf-parse');
  const parser = new PDFParse({
    data: new Uint8Array(data),
    ...pdfResources(),
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    maxImageSize: 16_000_000,
    verbosity: 0,
  });
  try {
    const scale = longestSide / Math.max(width, height, 1);
    const { pages } = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false, imageBuffer: true });
    const image = pages[0]?.data;
    if (!image) throw new AppError('NOT_FOUND');
    return image;
  } finally {
    await parser.destroy().catch(() => undefined);
  }
}

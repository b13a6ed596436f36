import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pdfResources } from './open-pdf';

const longestSide = 1200;
const mostPages = 10;

/**
 * Draws the first ten pages of a PDF as `<directory>/page-<n>.png`, 1,200 pixels on the longer side whatever size the page claims.
 * Stops at `deadline` (milliseconds of Date.now()); a page that cannot be drawn is left out. Tells each finished page; never throws.
 */
export async function drawPages(
  data: Uint8Array,
  pages: readonly { number: number; width: number; height: number }[],
  directory: string,
  deadline: number,
  onPage: (page: number) => void,
): Promise<void> {
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
  for (const { number, width, height } of pages.slice(0, mostPages)) {
    if (Date.now() > deadline) break;
    try {
      const scale = longestSide / Math.max(width, height, 1);
      const { pages: drawn } = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false, imageBuffer: true });
      const image = drawn[0]?.data;
      if (!image) continue;
      await writeFile(join(directory, `page-${number}.png`), image);
      onPage(number);
    } catch {
      // A page without an image is shown as text.
    }
  }
  await parser.destroy().catch(() => undefined);
}

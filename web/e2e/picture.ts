import type { Page } from '@playwright/test';

/** A picture of our own, drawn by the browser. */
export async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across, down];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#c9a27e';
      context.fillRect(0, 0, across, down);
      context.fillStyle = '#23402f';
      context.beginPath();
      context.arc(across / 2, down / 2, down / 3, 0, 7);
      context.fill();
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(drawn.split(',')[1] ?? '', 'base64');
}

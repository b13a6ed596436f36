import { families, pictureSize, type Shape } from './share-picture';

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

function markup(shape: Shape): string {
  if (shape.shape === 'dot') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.fill}"/>`;
  if (shape.shape === 'rect') {
    const { x, y, width, height, radius, fill } = shape;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  }
  const { x, y, words, font, size, weight, align, fill } = shape;
  const anchor = align === 'right' ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-family="${families[font]}" font-size="${size}" font-weight="${weight}" fill="${fill}"${anchor}>${escaped(words)}</text>`;
}

/** A picture as an SVG document. Pure. */
export function pictureAsSvg(shapes: readonly Shape[]): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.map(markup).join('')}</svg>`;
}

import { families, pictureSize, type Shape } from './share-picture';

/** Twice its size, for sharp screens. */
const scale = 2;

/** Paints a picture with the fonts of the page, which are loaded first. */
export async function paintPicture(canvas: HTMLCanvasElement, shapes: readonly Shape[]): Promise<void> {
  await Promise.all(Object.values(families).map((family) => document.fonts.load(`400 40px ${family}`)));
  [canvas.width, canvas.height] = [pictureSize.width * scale, pictureSize.height * scale];
  const on = canvas.getContext('2d');
  if (!on) return;
  on.scale(scale, scale);
  for (const shape of shapes) {
    on.fillStyle = shape.fill;
    on.beginPath();
    if (shape.shape === 'dot') on.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    else if (shape.shape === 'rect') on.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
    else {
      on.font = `${shape.weight} ${shape.size}px ${families[shape.font]}`;
      on.textAlign = shape.align;
      on.fillText(shape.words, shape.x, shape.y);
    }
    on.fill();
  }
}

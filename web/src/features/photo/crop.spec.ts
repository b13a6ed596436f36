import fc from 'fast-check';
import { closerTo, closest, insideOf, movedBy, wholeCrop } from './crop';

const size = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const step = fc.double({ min: -3, max: 3, noNaN: true });

test('wherever it is dragged and however close, what is kept stays inside the picture', () => {
  fc.assert(
    fc.property(size, fc.array(fc.tuple(step, step, fc.double({ min: 0, max: 2, noNaN: true }))), (image, moves) => {
      let crop = wholeCrop(image);
      for (const [right, down, edge] of moves) crop = closerTo(image, movedBy(image, crop, right, down), edge);
      const side = Math.min(image.width, image.height) * crop.edge;
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left * image.width + side).toBeLessThanOrEqual(image.width + 1e-6);
      expect(crop.top * image.height + side).toBeLessThanOrEqual(image.height + 1e-6);
      expect(crop.edge).toBeGreaterThanOrEqual(closest);
    }),
  );
});

test('coming closer keeps the middle', () => {
  const image = { width: 1000, height: 500 };
  expect(closerTo(image, wholeCrop(image), 0.5)).toEqual({ left: 0.375, top: 0.25, edge: 0.5 });
  expect(insideOf(image, { left: 2, top: -1, edge: 1 })).toEqual({ left: 0.5, top: 0, edge: 1 });
});

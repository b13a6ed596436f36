import type { PhotoCrop } from '@folia/contracts/photo/shapes';

export type ImageSize = { width: number; height: number };

/** At least this share of the shorter side is kept: a face from a group is still a face. */
export const closest = 0.2;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The largest square in the middle. */
export const wholeCrop = ({ width, height }: ImageSize): PhotoCrop => {
  const side = Math.min(width, height);
  return { left: (width - side) / 2 / width, top: (height - side) / 2 / height, edge: 1 };
};

/** A crop that stays inside its image. */
export function insideOf(size: ImageSize, { left, top, edge }: PhotoCrop): PhotoCrop {
  const kept = between(edge, closest, 1);
  const side = Math.min(size.width, size.height) * kept;
  return { left: between(left, 0, 1 - side / size.width), top: between(top, 0, 1 - side / size.height), edge: kept };
}

/** Moved by a share of the crop, positive to the right and down. */
export function movedBy(size: ImageSize, crop: PhotoCrop, right: number, down: number): PhotoCrop {
  const side = Math.min(size.width, size.height) * crop.edge;
  return insideOf(size, { ...crop, left: crop.left + (right * side) / size.width, top: crop.top + (down * side) / size.height });
}

/** A different edge length around the same centre. */
export function closerTo(size: ImageSize, crop: PhotoCrop, edge: number): PhotoCrop {
  const shorter = Math.min(size.width, size.height);
  const shift = (shorter * (crop.edge - edge)) / 2;
  return insideOf(size, { left: crop.left + shift / size.width, top: crop.top + shift / size.height, edge });
}

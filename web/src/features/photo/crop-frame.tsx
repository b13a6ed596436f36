import type { PhotoCrop } from '@folia/contracts/photo/shapes';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type ImageSize, movedBy } from './crop';
import { texts } from './texts';

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const keyStep = 0.04;

type CropFrameProps = { src: string; size: ImageSize; crop: PhotoCrop; onCrop: (crop: PhotoCrop) => void };

/** The picture behind a round window: what is visible through it becomes the photo. */
export function CropFrame({ src, size, crop, onCrop }: CropFrameProps) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const side = Math.min(size.width, size.height) * crop.edge;
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const edge = event.currentTarget.clientWidth;
    // The picture follows the finger, so the window moves the other way.
    onCrop(movedBy(size, crop, (held.current.x - event.clientX) / edge, (held.current.y - event.clientY) / edge));
    held.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onCrop(movedBy(size, crop, step[0] * keyStep, step[1] * keyStep));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML moves in two directions
    <div
      role="group"
      aria-label={texts.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      className="relative mx-auto aspect-square w-full max-w-[300px] cursor-move touch-none overflow-hidden rounded-full bg-raised select-none"
    >
      <img
        src={src}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${(size.width / side) * 100}%`,
          left: `${(-crop.left * size.width * 100) / side}%`,
          top: `${(-crop.top * size.height * 100) / side}%`,
        }}
      />
    </div>
  );
}

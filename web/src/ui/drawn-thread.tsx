import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from './use-media';

type DrawnThreadProps = {
  frame: RefObject<HTMLElement | null>;
  /** The element where the thread starts; null if there is none. */
  active: string | null;
  /** The path inside the frame, or null while an end of it is out of sight. */
  pathIn: (area: HTMLElement, active: string) => string | null;
};

/** A thread between two places that scroll and grow independently, drawn only where there is a gutter for it. */
export function DrawnThread({ frame, active, pathIn }: DrawnThreadProps) {
  const hasRoom = useMedia('(min-width: 1201px)');
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const area = frame.current;
    if (!area || !active || !hasRoom) return setPath(null);
    let waiting = 0;
    const later = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => setPath(pathIn(area, active)));
    };
    later();
    const sizes = new ResizeObserver(later);
    sizes.observe(area);
    window.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [frame, active, hasRoom, pathIn]);
  if (!path) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-15 size-full overflow-visible print:hidden">
      <path d={path} fill="none" className="animate-[fade-in_120ms_ease_both] stroke-leaf" />
    </svg>
  );
}

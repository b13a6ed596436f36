import { type RefObject, useEffect, useState } from 'react';
import { threadPath } from '../../../ui/thread-path';
import { useMedia } from '../../../ui/use-media';

/** From the pointed mark to its words in the document. Only where there is a gutter; otherwise wash and mark say it. */
export function ReviewThread({ frame, active }: { frame: RefObject<HTMLElement | null>; active: string | null }) {
  const hasRoom = useMedia('(min-width: 1200px)');
  const [path, setPath] = useState<string | null>(null);

  useEffect(() => {
    const area = frame.current;
    if (!area || !active || !hasRoom) return setPath(null);
    let waiting = 0;
    const draw = () => setPath(pathIn(area, active));
    const later = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(draw);
    };
    later();
    // Both sides scroll on their own and grow while one edits.
    const sizes = new ResizeObserver(later);
    sizes.observe(area);
    window.addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [frame, active, hasRoom]);

  if (!path) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-15 size-full overflow-visible">
      <path d={path} fill="none" className="animate-[fade-in_120ms_ease_both] stroke-leaf" />
    </svg>
  );
}

function pathIn(area: HTMLElement, active: string): string | null {
  const mark = area.querySelector(`[data-mark="${CSS.escape(active)}"]`)?.getBoundingClientRect();
  const paper = area.querySelector('[data-paper]')?.getBoundingClientRect();
  const spot = area.querySelector('[data-spot="active"]')?.getBoundingClientRect();
  if (!mark || !paper || !spot) return null;
  const under = spot.bottom - 1;
  // A mark scrolled away has no beginning, words scrolled out of their pane have no end to draw to.
  if (mark.bottom < 0 || mark.top > window.innerHeight || under < paper.top || under > paper.bottom) return null;
  const origin = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
  const column = area.querySelector('[data-fields]')?.getBoundingClientRect().left ?? mark.left;
  return threadPath(at(mark.left, mark.top + mark.height / 2), at(spot.right, under), (paper.right + column) / 2 - origin.left);
}

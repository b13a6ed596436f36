import type { RefObject } from 'react';
import { DrawnThread } from '../../../ui/drawn-thread';
import { threadPath } from '../../../ui/thread-path';

/** From the mark of a requirement to the job's words for it. Only if there is a gutter; otherwise the background highlight shows it. */
export function FitThread({ frame, active }: { frame: RefObject<HTMLElement | null>; active: string | null }) {
  return <DrawnThread frame={frame} active={active} pathIn={pathIn} />;
}

function pathIn(area: HTMLElement, active: string): string | null {
  const mark = area.querySelector(`[data-mark="${CSS.escape(active)}"]`)?.getBoundingClientRect();
  const pane = area.querySelector('[data-pane]')?.getBoundingClientRect();
  const column = area.querySelector('[data-requirements]')?.getBoundingClientRect();
  // Words that wrap have one box per line; the thread ends under the first.
  const spot = area.querySelector('[data-spot="active"]')?.getClientRects()[0];
  if (!mark || !pane || !column || !spot) return null;
  const under = spot.bottom - 1;
  // A mark that is folded or scrolled away has no start point, and words scrolled out of their pane have no end point.
  if (mark.width === 0 || mark.bottom < 0 || mark.top > window.innerHeight || under < pane.top || under > pane.bottom) return null;
  const origin = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
  return threadPath(at(mark.right, mark.top + mark.height / 2), at(spot.left, under), (column.right + pane.left) / 2 - origin.left);
}

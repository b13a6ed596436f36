import type { RefObject } from 'react';
import { DrawnThread } from '../../../ui/drawn-thread';
import { threadPath } from '../../../ui/thread-path';

/** From the active mark to its words in the document. Only if there is a gutter; otherwise highlight and mark show it. */
export function ReviewThread({ frame, active }: { frame: RefObject<HTMLElement | null>; active: string | null }) {
  return <DrawnThread frame={frame} active={active} pathIn={pathIn} />;
}

function pathIn(area: HTMLElement, active: string): string | null {
  const mark = area.querySelector(`[data-mark="${CSS.escape(active)}"]`)?.getBoundingClientRect();
  const paper = area.querySelector('[data-paper]')?.getBoundingClientRect();
  const spot = area.querySelector('[data-spot="active"]')?.getBoundingClientRect();
  if (!mark || !paper || !spot) return null;
  const under = spot.bottom - 1;
  // A mark that is scrolled away has no start point, and words scrolled out of their pane have no end point.
  if (mark.bottom < 0 || mark.top > window.innerHeight || under < paper.top || under > paper.bottom) return null;
  const origin = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
  const column = area.querySelector('[data-fields]')?.getBoundingClientRect().left ?? mark.left;
  return threadPath(at(mark.left, mark.top + mark.height / 2), at(spot.right, under), (paper.right + column) / 2 - origin.left);
}

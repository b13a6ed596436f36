import type { RefObject } from 'react';
import { DrawnThread } from '../../../ui/drawn-thread';
import { threadPath } from '../../../ui/thread-path';

/** The thread from a claim's mark to the printed line that says it. */
export const ClaimThread = ({ frame, active }: { frame: RefObject<HTMLElement | null>; active: string | null }) => (
  <DrawnThread frame={frame} active={active} pathIn={pathIn} />
);

function pathIn(area: HTMLElement, active: string): string | null {
  const mark = area.querySelector(`[data-mark="${CSS.escape(active)}"]`)?.getBoundingClientRect();
  const line = area.querySelector('[data-printed]')?.getBoundingClientRect();
  const pane = area.querySelector('[data-pane]')?.getBoundingClientRect();
  if (!mark || mark.width === 0 || !line || !pane) return null;
  const under = line.bottom - 1;
  // A mark that is scrolled away has no start point, and a line scrolled out of its pane has no end point.
  if (mark.bottom < pane.top || mark.top > window.innerHeight || under < pane.top || under > pane.bottom) return null;
  const origin = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
  return threadPath(at(mark.right, mark.top + mark.height / 2), at(line.left, under), (mark.right + pane.left) / 2 - origin.left);
}

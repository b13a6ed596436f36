import type { RefObject } from 'react';
import { DrawnThread } from '../../../ui/drawn-thread';
import { dropPath } from './drop-path';

/** From the number in the chosen cell to the words it stands on. Only if there is a gutter; otherwise the leaf stem beside the quote shows it. */
export function BoardThread({ frame, active }: { frame: RefObject<HTMLElement | null>; active: string | null }) {
  return <DrawnThread frame={frame} active={active} pathIn={pathIn} />;
}

function pathIn(area: HTMLElement, active: string): string | null {
  const mark = area.querySelector(`[data-mark="${CSS.escape(active)}"]`)?.getBoundingClientRect();
  const detail = area.querySelector('[data-detail]')?.getBoundingClientRect();
  const quotes = area.querySelector('[data-quotes]')?.getBoundingClientRect();
  const reasons = area.querySelector('[data-reasons]')?.getBoundingClientRect();
  // Words that wrap have one box a line; the thread ends under the last.
  const end = [...(area.querySelector('[data-words]')?.getClientRects() ?? [])].at(-1);
  if (!mark || !detail || !quotes || !reasons || !end || mark.width === 0) return null;
  const origin = area.getBoundingClientRect();
  const at = (x: number, y: number) => ({ x: x - origin.left, y: y - origin.top });
  return dropPath(
    at(mark.left + mark.width / 2, mark.bottom),
    at(end.right, end.bottom - 1),
    { left: quotes.right + 12 - origin.left, right: reasons.left - 12 - origin.left },
    detail.top + 2 - origin.top,
  );
}

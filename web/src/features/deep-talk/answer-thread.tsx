import type { RefObject } from 'react';
import { DrawnThread } from '../../ui/drawn-thread';
import { threadPath } from '../../ui/thread-path';
import { useEvidenceFocus } from './evidence-focus';

/** From the pointed mark to its card: under the line, so that it never runs through words, and up or down beside the column. */
export function AnswerThread({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { pointed } = useEvidenceFocus();
  return <DrawnThread frame={frame} active={pointed === null ? null : String(pointed)} pathIn={pathIn} />;
}

function pathIn(area: HTMLElement, active: string): string | null {
  const log = area.querySelector('[role="log"]')?.getBoundingClientRect();
  const column = area.querySelector('[data-sources]')?.getBoundingClientRect();
  const card = area.querySelector(`[data-source="${active}"]`)?.getBoundingClientRect();
  // The newest claim that rests on it is the one being read.
  const mark = [...area.querySelectorAll(`[data-mark="${active}"]`)].at(-1)?.getBoundingClientRect();
  if (!log || !column || !card || !mark || column.width === 0) return null;
  const end = card.top + Math.min(21, card.height / 2);
  if (mark.bottom < log.top || mark.bottom > log.bottom || end < column.top || end > column.bottom) return null;
  const origin = area.getBoundingClientRect();
  const from = { x: mark.left - origin.left + 1, y: mark.bottom - origin.top + 2.5 };
  const to = { x: card.left - origin.left, y: end - origin.top };
  const gutter = column.left - origin.left - 14;
  return threadPath(from, to, gutter);
}

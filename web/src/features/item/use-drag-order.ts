import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The row being dragged, and the place it would take. */
export type Drag = { from: number; to: number };

/** This close to an edge the list scrolls by itself, in pixels. */
const edge = 32;

/**
 * Reordering by dragging a grip, with mouse, pen or finger. The keyboard and the row's menu are the alternatives (WCAG 2.5.7). `list` has one child per entry;
 * Escape puts the row back.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Drag | null>(null);
  const hold = useCallback((next: Drag | null) => {
    held.current = next;
    setDrag(next);
  }, []);
  const isHeld = drag !== null;
  const latest = useRef({ onDrop });
  latest.current = { onDrop };

  useEffect(() => {
    if (!isHeld) return;
    const placeAt = (y: number): number => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const below = rows.findIndex((row) => y < row.top + row.height / 2);
      return below === -1 ? rows.length : below;
    };
    const move = ({ clientY }: PointerEvent) => {
      const now = held.current;
      const box = list.current?.getBoundingClientRect();
      if (!now || !box) return;
      if (clientY < box.top + edge) list.current?.scrollBy({ top: -edge / 2 });
      if (clientY > box.bottom - edge) list.current?.scrollBy({ top: edge / 2 });
      const gap = placeAt(clientY);
      const to = gap > now.from ? gap - 1 : gap;
      if (to !== now.to) hold({ ...now, to });
    };
    const drop = () => {
      const now = held.current;
      hold(null);
      if (now && now.to !== now.from) latest.current.onDrop(now.from, now.to);
    };
    const cancel = () => hold(null);
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The surrounding dialog stays open: Escape only lets go of the row.
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', keys, true);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', keys, true);
    };
  }, [isHeld, list, hold]);

  const grip = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      const from = [...(list.current?.children ?? [])].findIndex((row) => row.contains(event.currentTarget));
      if (event.button !== 0 || from === -1) return;
      event.preventDefault();
      hold({ from, to: from });
    },
    [list, hold],
  );
  return { drag, grip };
}

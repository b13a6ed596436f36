import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A cell of the grid; row -1 is the head. */
export type Cell = { row: number; column: number };
type Size = { rows: number; columns: number };

const pageRows = 10;
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Where a key leads from a cell; null when it leads nowhere. */
export function nextCell(key: string, isWhole: boolean, { row, column }: Cell, { rows, columns }: Size): Cell | null {
  const to = (next: Partial<Cell>): Cell => ({ row: between(next.row ?? row, -1, rows - 1), column: between(next.column ?? column, 0, columns - 1) });
  switch (key) {
    case 'ArrowDown':
      return to({ row: row + 1 });
    case 'ArrowUp':
      return to({ row: row - 1 });
    case 'ArrowRight':
      return to({ column: column + 1 });
    case 'ArrowLeft':
      return to({ column: column - 1 });
    case 'PageDown':
      return to({ row: row + pageRows });
    case 'PageUp':
      return to({ row: Math.max(0, row - pageRows) });
    case 'Home':
      return to({ column: 0, ...(isWhole && { row: 0 }) });
    case 'End':
      return to({ column: columns - 1, ...(isWhole && { row: rows - 1 }) });
    default:
      return null;
  }
}

/**
 * The one cell that Tab reaches, and the keys that move it (ARIA grid pattern). Cells say where they are by `data-cell`, such as `4:2`; what is pressed in
 * a cell carries it, or the cell itself where nothing is.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, size: Size, first: Cell) {
  const [cell, setCell] = useState(first);
  const wanted = useRef(false);
  const active = { row: between(cell.row, -1, size.rows - 1), column: between(cell.column, 0, size.columns - 1) };
  // A virtual row is there only after the grid has been drawn with it.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    if (!target) return;
    wanted.current = false;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const go = useCallback((to: Cell) => {
    wanted.current = true;
    setCell(to);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.shiftKey || !(event.target as Element).matches('[data-cell]')) return;
    const to = nextCell(event.key, event.ctrlKey || event.metaKey, active, size);
    if (!to) return;
    event.preventDefault();
    go(to);
  };
  const onFocus = (event: FocusEvent) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(':').map(Number);
    const [row, column] = at ?? [];
    if (row === undefined || column === undefined || (row === active.row && column === active.column)) return;
    setCell({ row, column });
  };
  return { active, go, onKeyDown, onFocus };
}

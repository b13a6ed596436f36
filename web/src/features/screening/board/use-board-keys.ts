import type { BoardRow } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import type { RefObject } from 'react';
import { type LetterKey, useLetterKeys } from '../../../lib/letter-keys';
import { candidateColumn, columnsBefore } from './columns';
import type { RowActs } from './row-acts';
import type { Cell } from './use-grid-focus';

const keys: readonly LetterKey[] = [
  { key: 'j', does: 'Next candidate' },
  { key: 'k', does: 'Previous candidate' },
  { key: 's', does: 'Stage of the candidate' },
  { key: 'x', does: 'Select the candidate' },
];

type BoardKeys = {
  rows: readonly BoardRow[];
  criteria: readonly Criterion[];
  active: Cell;
  go: (to: Cell) => void;
  grid: RefObject<HTMLElement | null>;
  openAt: number;
  acts: RowActs;
};

/** Letters of the board. An open row goes along: the next candidate is opened at the same criterion. */
export function useBoardKeys({ rows, criteria, active, go, grid, openAt, acts }: BoardKeys) {
  useLetterKeys(keys, (key) => {
    const inGrid = grid.current?.contains(document.activeElement);
    const row = rows[active.row];
    if (key === 'j' || key === 'k') {
      const step = key === 'j' ? 1 : -1;
      const to = inGrid ? Math.min(Math.max(active.row + step, 0), rows.length - 1) : Math.max(0, active.row);
      go({ row: to, column: inGrid ? active.column : candidateColumn });
      const next = rows[to];
      const criterion = criteria[active.column - columnsBefore] ?? criteria[0];
      if (openAt >= 0 && next && criterion) acts.onOpen(next.id, criterion.id);
      return;
    }
    if (!row) return false;
    if (key === 'x') {
      acts.onSelect(row.id);
      return;
    }
    const stage = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${columnsBefore + criteria.length}"]`);
    if (!stage) return false;
    stage.focus();
    // Menus open by a key of their own, with the focus on their first action.
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}

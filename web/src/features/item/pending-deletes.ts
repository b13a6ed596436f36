import type { Item } from '@folia/contracts/item/shapes';
import { useSyncExternalStore } from 'react';

/** As long as a toast is visible. */
const undoMs = 10_000;

type Pending = { item: Item; run: () => void; restore: () => void; timer: ReturnType<typeof setTimeout> };

// Outlives the dialog: closing it neither undoes a deletion nor completes it early.
let pending: readonly Pending[] = [];
const listeners = new Set<() => void>();
const none: readonly Pending[] = [];

function set(next: readonly Pending[]) {
  pending = next;
  for (const listener of listeners) listener();
}
function take(id: string): Pending | undefined {
  const found = pending.find(({ item }) => item.id === id);
  if (found) {
    clearTimeout(found.timer);
    set(pending.filter((entry) => entry !== found));
  }
  return found;
}

/** Deletes after ten seconds, so that Undo can keep the entry with its id, its evidence and its place. */
export function deleteLater(item: Item, run: () => void, restore: () => void) {
  take(item.id);
  const timer = setTimeout(() => take(item.id)?.run(), undoMs);
  set([...pending, { item, run, restore, timer }]);
}
export const undoDelete = (id: string) => take(id)?.restore();
/** Undo can no longer be pressed. */
function deleteNow() {
  for (const { item } of pending) take(item.id)?.run();
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', deleteNow);

/** What can still be undone, latest last. */
export const usePendingDeletes = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
    () => none,
  );

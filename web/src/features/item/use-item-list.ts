import { type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { useRef, useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { type Move, moveEntry } from './move-item';
import { deleteLater } from './pending-deletes';
import { texts } from './texts';
import type { ItemsChange } from './use-items';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Order and deletion of one kind's entries: applied on the screen at once, reverted when the server refuses. */
export function useItemList(kind: ItemKind, entries: readonly Item[], change: ItemsChange, onChanged: () => void) {
  const [error, setError] = useState('');
  const [said, setSaid] = useState('');
  // Orders are sent one after another, or an early one could arrive last.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const move = (place: number, way: Move) => {
    const before = entries.map(({ id }) => id);
    const after = moveEntry(before, place, way);
    const item = entries[place];
    if (!item || after.join() === before.join()) return;
    setError('');
    change.order(kind, after);
    setSaid(texts.moved(itemHeading(kind, item.fields), after.indexOf(item.id) + 1, after.length));
    queue.current = queue.current.then(() =>
      api.put('/items/order', { body: { kind, ids: after } }).then(onChanged, (refused) => {
        change.order(kind, before);
        setSaid('');
        setError(texts.orderFailed(reasonOf(refused)));
      }),
    );
  };

  const remove = (item: Item) => {
    const heading = itemHeading(kind, item.fields) || texts.unnamed;
    const restore = () => change.put(item);
    change.remove(item.id);
    setError('');
    const gone = () => {
      // The list may have been loaded again while the deletion was pending.
      change.remove(item.id);
      onChanged();
    };
    const run = () =>
      void api.delete('/items/{id}', { path: { id: item.id } }).then(gone, (refused) => {
        // If it is already gone, that is what was wanted.
        if (refused instanceof ApiError && refused.status === 404) return gone();
        restore();
        setError(texts.deleteFailed(heading, reasonOf(refused)));
      });
    deleteLater(item, run, restore);
  };
  return { move, remove, error, said };
}

import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button';
import { ItemRow } from './item-row';
import type { Move } from './move-item';
import { texts } from './texts';
import { useDragOrder } from './use-drag-order';

type ItemListProps = {
  kind: ItemKind;
  entries: readonly Item[];
  openId: string | null;
  onOpen: (id: string | 'new') => void;
  onMove: (place: number, way: Move) => void;
  onDelete: (item: Item) => void;
};

/** The entries of a section in order. Moved by dragging, with the row's menu, or with Alt and the arrow keys. */
export function ItemList({ kind, entries, openId, onOpen, onMove, onDelete }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null);
  // There are many rows and each is drawn once: their callbacks must not change with every key typed beside them.
  const actions = {
    open: onOpen,
    move: (id: string, way: Move) =>
      onMove(
        entries.findIndex((entry) => entry.id === id),
        way,
      ),
    remove: (id: string) => entries.filter((entry) => entry.id === id).forEach(onDelete),
  };
  const act = useRef(actions);
  act.current = actions;
  const { drag, grip } = useDragOrder(list, (from, to) => onMove(from, to));
  return (
    <div>
      <div className="mb-2 flex items-center gap-2">
        <h3 className="font-semibold">{texts.section(kind)}</h3>
        <span className="text-ink-3">{entries.length}</span>
        <Button look="quiet" size="sm" iconOnly icon={<Plus />} className="ms-auto" onClick={() => onOpen('new')}>
          {texts.addOne(kind)}
        </Button>
      </div>
      <ol ref={list} className="max-h-[38dvh] overflow-y-auto lg:max-h-[58dvh]">
        {entries.map((item, place) => (
          <ItemRow
            key={item.id}
            item={item}
            isFirst={place === 0}
            isLast={place === entries.length - 1}
            isOpen={item.id === openId}
            isHeld={drag?.from === place}
            mark={drag && drag.to !== drag.from && drag.to === place ? (drag.to > drag.from ? 'below' : 'above') : null}
            grip={grip}
            act={act}
          />
        ))}
      </ol>
      {entries.length > 1 ? (
        <p className="mt-2 text-xs text-ink-3 max-md:hidden">
          <kbd className="keycap">Alt</kbd> <kbd className="keycap">↑</kbd> <kbd className="keycap">↓</kbd> {texts.orderHelp}
        </p>
      ) : null}
    </div>
  );
}

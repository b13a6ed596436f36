import type { Item } from '@folia/contracts/item';
import { type ItemKind, itemHeading } from '@folia/contracts/item-fields';
import { ArrowDown, ArrowUp, ArrowUpToLine, Ellipsis, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import type { Move } from './move-item';
import { texts } from './texts';
import { VisibilityIcon } from './visibility-icon';

type ItemListProps = {
  kind: ItemKind;
  entries: readonly Item[];
  openId: string | null;
  onOpen: (id: string | 'new') => void;
  onMove: (place: number, way: Move) => void;
  onDelete: (item: Item) => void;
};

/** The entries of a section in their order. Moved by the row's menu or Alt and the arrow keys. */
export function ItemList({ kind, entries, openId, onOpen, onMove, onDelete }: ItemListProps) {
  const keys = (event: KeyboardEvent, place: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(place, event.key === 'ArrowUp' ? 'up' : 'down');
  };
  return (
    <div>
      <div className="mb-2 flex items-center gap-2">
        <h3 className="font-semibold">{texts.section(kind)}</h3>
        <span className="text-ink-3">{entries.length}</span>
        <Button look="quiet" size="sm" iconOnly icon={<Plus />} className="ms-auto" onClick={() => onOpen('new')}>
          {texts.addOne(kind)}
        </Button>
      </div>
      <ol className="max-h-[46vh] overflow-y-auto lg:max-h-[58vh]">
        {entries.map((item, place) => (
          <li key={item.id} className={`flex items-center rounded-s border ${item.id === openId ? 'border-line-strong bg-raised' : 'border-transparent'}`}>
            <button
              type="button"
              aria-current={item.id === openId ? 'true' : undefined}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              onClick={() => onOpen(item.id)}
              onKeyDown={(event) => keys(event, place)}
              className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-s ps-2.5 text-start md:pointer-fine:min-h-9 ${item.id === openId ? 'font-[550]' : 'text-ink-2 hover:text-ink'}`}
            >
              <span className="min-w-0 flex-1 truncate">{rowName(item)}</span>
              <VisibilityIcon visibility={item.visibility} />
            </button>
            <RowMenu item={item} place={place} last={entries.length - 1} onMove={onMove} onDelete={onDelete} />
          </li>
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

const rowName = (item: Item) =>
  (item.kind === 'work' && item.fields.employer && item.fields.position
    ? `${item.fields.position}, ${item.fields.employer}`
    : itemHeading(item.kind, item.fields)) || texts.unnamed;

function RowMenu({ item, place, last, onMove, onDelete }: { item: Item; place: number; last: number } & Pick<ItemListProps, 'onMove' | 'onDelete'>) {
  const move = (label: string, icon: ReactNode, way: Move, disabled: boolean) => ({ label, icon, disabled, onSelect: () => onMove(place, way) });
  return (
    <Menu
      label={texts.rowMenu(rowName(item))}
      trigger={
        <Button look="quiet" size="sm" iconOnly icon={<Ellipsis />}>
          {texts.rowMenu(rowName(item))}
        </Button>
      }
      items={[
        move(texts.moveUp, <ArrowUp />, 'up', place === 0),
        move(texts.moveDown, <ArrowDown />, 'down', place === last),
        move(texts.moveTop, <ArrowUpToLine />, 'top', place === 0),
        'line',
        { label: texts.delete, icon: <Trash2 />, caution: true, onSelect: () => onDelete(item) },
      ]}
    />
  );
}

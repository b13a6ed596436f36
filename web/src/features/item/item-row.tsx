import type { Item } from '@folia/contracts/item/shapes';
import { ArrowDown, ArrowUp, ArrowUpToLine, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import type { Move } from './move-item';
import { rowWords } from './row-words';
import { texts } from './texts';
import { VisibilityIcon } from './visibility-icon';

type ItemRowProps = {
  item: Item;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  isHeld: boolean;
  /** Where the dragged row would be dropped. */
  mark: 'above' | 'below' | null;
  grip: (event: PointerEvent<HTMLElement>) => void;
  act: RefObject<{ open: (id: string) => void; move: (id: string, way: Move) => void; remove: (id: string) => void }>;
};

const marks = {
  above:
    'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-leaf after:absolute after:-top-1 after:-start-0.5 after:size-2 after:rounded-full after:bg-leaf',
  below:
    'before:absolute before:inset-x-0 before:-bottom-px before:h-0.5 before:bg-leaf after:absolute after:-bottom-1 after:-start-0.5 after:size-2 after:rounded-full after:bg-leaf',
};

/** One entry in two lines: a grip for pointers, its name, who sees it, its menu. Redrawn only when something of its own changes, not when others move. */
export const ItemRow = memo(Row, ({ item: before, ...was }, { item: after, ...is }) => {
  const isSame = before.id === after.id && before.fields === after.fields && before.visibility === after.visibility;
  return isSame && (Object.keys(is) as (keyof typeof is)[]).every((name) => was[name] === is[name]);
});

function Row({ item, isFirst, isLast, isOpen, isHeld, mark, grip, act }: ItemRowProps) {
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    act.current.move(item.id, event.key === 'ArrowUp' ? 'up' : 'down');
  };
  const [heading, below] = rowWords(item);
  const border = isHeld ? 'border-leaf bg-raised shadow-float' : isOpen ? 'border-line-strong bg-raised' : 'border-transparent';
  return (
    <li className={`group/row relative flex items-center rounded-s border ${border} ${mark ? marks[mark] : ''}`}>
      <span
        aria-hidden="true"
        onPointerDown={grip}
        className="grid h-9 w-5 shrink-0 cursor-grab touch-none place-items-center text-ink-3 opacity-60 group-hover/row:opacity-100 active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-8"
      >
        <GripVertical className="size-3.5" />
      </span>
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => act.current.open(item.id)}
        onKeyDown={keys}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-s py-1 ps-1 text-start md:pointer-fine:min-h-9 ${isOpen ? '' : 'text-ink-2 hover:text-ink'}`}
      >
        <span className="min-w-0 flex-1">
          <span className={`block truncate ${isOpen ? 'font-[550]' : ''}`}>{heading || texts.unnamed}</span>
          {below ? <span className="block truncate text-xs text-ink-3">{below}</span> : null}
        </span>
        <VisibilityIcon visibility={item.visibility} />
      </button>
      <RowMenu item={item} isFirst={isFirst} isLast={isLast} act={act} />
    </li>
  );
}

type RowMenuProps = Pick<ItemRowProps, 'item' | 'isFirst' | 'isLast' | 'act'>;

function RowMenu({ item, isFirst, isLast, act }: RowMenuProps) {
  const name = rowWords(item).filter(Boolean).join(', ') || texts.unnamed;
  const move = (label: string, icon: ReactNode, way: Move, disabled: boolean) => ({
    label,
    icon,
    disabled,
    onSelect: () => act.current.move(item.id, way),
  });
  return (
    <Menu
      label={texts.rowMenu(name)}
      trigger={
        <Button look="quiet" size="sm" iconOnly icon={<Ellipsis />}>
          {texts.rowMenu(name)}
        </Button>
      }
      items={[
        move(texts.moveUp, <ArrowUp />, 'up', isFirst),
        move(texts.moveDown, <ArrowDown />, 'down', isLast),
        move(texts.moveTop, <ArrowUpToLine />, 'top', isFirst),
        'line',
        { label: texts.delete, icon: <Trash2 />, caution: true, onSelect: () => act.current.remove(item.id) },
      ]}
    />
  );
}

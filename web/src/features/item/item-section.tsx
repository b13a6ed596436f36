import { type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { useToast } from '../../ui/toast';
import { type EditorBar, ItemEditor } from './item-editor';
import { ItemList } from './item-list';
import { undoDelete, usePendingDeletes } from './pending-deletes';
import { texts } from './texts';
import { useItemList } from './use-item-list';
import { ofKind, useItems } from './use-items';

export type ItemSectionProps = {
  kind: ItemKind;
  /** The entry to open, or `new` to write one; if omitted, the first one. */
  itemId?: string | 'new';
  /** The field to begin with. */
  field?: string;
  /** What a new entry is called to begin with. */
  heading?: string;
  onOpen: (kind: ItemKind, itemId: string | 'new') => void;
  onClose: () => void;
  /** Something on the page changed. */
  onChanged: () => void;
  /** For a separate page: the bar above the form. */
  bar?: EditorBar;
  /** The open entry was deleted; `next` is another one of its section. */
  onRemoved?: (next: Item | undefined) => void;
};

/** One section: its entries, and the open one. */
export function ItemSection({ kind, itemId, field, heading, onOpen, onClose, onChanged, bar, onRemoved }: ItemSectionProps) {
  const { user } = useSession();
  const { items, change } = useItems();
  const [written, setWritten] = useState(0);
  const first = useRef<string>(undefined);
  const pending = usePendingDeletes();
  const entries = ofKind(items ?? [], kind);
  const { move, remove, error, said } = useItemList(kind, entries, change, onChanged);
  useUndoAfterClosing();
  if (!items) return <Loading />;

  // The first one stays open when it is moved, and comes back when its deletion is undone: people must see what they delete.
  const isThere = [...entries, ...pending.map((one) => one.item)].some(({ id }) => id === first.current);
  if (!isThere) first.current = entries[0]?.id;
  const opened = [itemId, first.current].flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const item = itemId === 'new' ? null : (opened[0] ?? entries[0] ?? null);
  const created = (made: Item) => {
    // People add several skills and languages in a row, so the next one is opened at once.
    if (kind === 'skill' || kind === 'language') setWritten((count) => count + 1);
    else onOpen(kind, made.id);
  };
  const removeOne = (gone: Item) => {
    remove(gone);
    if (gone.id === item?.id) onRemoved?.(entries.find(({ id }) => id !== gone.id));
  };
  const list = (
    <>
      <Undo />
      {error ? (
        <p role="alert" className="mb-2 text-[0.8125rem] text-bad">
          {error}
        </p>
      ) : null}
      <span role="status" className="sr-only">
        {said}
      </span>
      <ItemList kind={kind} entries={entries} openId={item?.id ?? null} onOpen={(id) => onOpen(kind, id)} onMove={move} onDelete={removeOne} />
    </>
  );
  return (
    <ItemEditor
      key={item?.id ?? `new-${written}`}
      kind={kind}
      item={item}
      field={field}
      heading={written === 0 ? heading : undefined}
      userId={user.id}
      change={change}
      list={list}
      bar={bar}
      onCreated={created}
      onChanged={onChanged}
      onDelete={removeOne}
      onDone={onClose}
    />
  );
}

/** The way back is inside the dialog, because nothing outside can be reached while it is open. */
function Undo() {
  const last = usePendingDeletes().at(-1)?.item;
  return (
    <p role="status" className="mb-2 flex items-center gap-1 text-[0.8125rem] empty:hidden">
      {last ? (
        <>
          <span className="min-w-0 flex-1 truncate">{texts.deleted(itemHeading(last.kind, last.fields))}</span>
          <Button look="quiet" size="sm" onClick={() => undoDelete(last.id)}>
            {texts.undo}
          </Button>
        </>
      ) : null}
    </p>
  );
}

function useUndoAfterClosing() {
  const toast = useToast();
  const latest = useRef<Item>(undefined);
  latest.current = usePendingDeletes().at(-1)?.item;
  useEffect(
    () => () => {
      const item = latest.current;
      if (item) toast(texts.deleted(itemHeading(item.kind, item.fields)), { undo: () => undoDelete(item.id) });
    },
    [toast],
  );
}

import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { filledFields } from '../../lib/changed-fields';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { beginIn } from './begin-in';
import { EditorAside } from './editor-aside';
import { ItemFieldsForm } from './item-fields-form';
import { ItemOrigin } from './item-origin';
import { SavedMark } from './saved-mark';
import { texts } from './texts';
import { useItemForm } from './use-item-form';
import type { ItemsChange } from './use-items';
import { useSectionVisibility } from './use-section-visibility';
import { VisibilityChoice } from './visibility-choice';

// It is rare for two tabs to write the same entry.
const ConflictPanel = lazyPart('conflict', async () => (await import('./conflict-panel')).ConflictPanel, { inPlace: true });
// A new entry has none, and those of a saved one are fetched first.
const MediaPanel = lazyPart('media', async () => (await import('./media-panel')).MediaPanel, { inPlace: true });

/** The bar above a form that has its own page: it holds the saved mark and the main action. */
export type EditorBar = (parts: { item: Item | null; mark: ReactNode; action: ReactNode }) => ReactNode;

type ItemEditorProps = {
  kind: ItemKind;
  /** Null while a new one is written. */
  item: Item | null;
  /** The field to begin with. */
  field?: string;
  /** What a new one is called to begin with. */
  heading?: string;
  userId: string;
  change: ItemsChange;
  /** The list of entries: on wide screens beside the form and always visible, on phones above it. */
  list: ReactNode;
  /** Without it, mark and action are below the form. */
  bar?: EditorBar;
  onCreated: (item: Item) => void;
  onChanged: () => void;
  onDelete: (item: Item) => void;
  onDone: () => void;
};

/** One entry with all its fields: list, form, rail; as a panel or, with a bar, as a page. */
export function ItemEditor({ kind, item, field, heading, userId, change, list, bar, onCreated, onChanged, onDelete, onDone }: ItemEditorProps) {
  const form = useItemForm({ kind, item, heading, userId, change, onCreated, onChanged });
  const section = useSectionVisibility(userId, kind);
  const Aside = use(EditorAside);
  const element = useRef<HTMLFormElement>(null);
  useBeginning(element, item, field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (item) form.save();
    else void form.add();
  };
  const mark = <SavedMark state={form.state} onRetry={item ? form.save : form.add} />;
  const action = item ? (
    <Button look="primary" onClick={onDone}>
      {texts.done}
    </Button>
  ) : (
    <Button look="primary" type="submit" busy={form.state.name === 'saving'}>
      {texts.add}
    </Button>
  );
  const [grid, top] = bar ? [pageGrid, 'lg:top-[calc(var(--bar)+89px+var(--note,0px))]'] : [panelGrid, 'lg:top-0'];
  const body = (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-y-8 ${grid}`}>
      <div className={`min-w-0 lg:sticky lg:self-start ${top}`}>{list}</div>
      <div className="min-w-0 lg:col-start-2">
        {form.restored ? <p className="mb-4 text-[0.8125rem] text-ink-3">{texts.restored}</p> : null}
        {form.state.name === 'conflict' ? (
          <ConflictPanel
            mine={form.fields}
            theirs={form.state.theirs}
            onKeepMine={() => form.state.name === 'conflict' && form.keepMine(form.state.theirs)}
            onTakeTheirs={() => form.state.name === 'conflict' && form.takeTheirs(form.state.theirs)}
            onKeepBoth={() => form.state.name === 'conflict' && form.takeBoth(form.state.theirs)}
          />
        ) : null}
        <ItemFieldsForm kind={kind} fields={form.fields} errors={form.errors} item={item} onEdit={form.edit} />
        {item ? <MediaPanel key={item.id} itemId={item.id} onChanged={onChanged} /> : null}
        {bar ? null : (
          <div className="sticky -bottom-5 mt-6 flex items-center justify-between gap-3 border-t border-line bg-surface py-3">
            {mark}
            {action}
          </div>
        )}
      </div>
      <div className="space-y-7 lg:col-start-3 lg:row-start-1">
        <VisibilityChoice section={section} value={form.visibility} onChange={form.show} />
        {Aside ? <Aside kind={kind} itemId={item?.id ?? null} fields={filledFields(form.fields)} /> : null}
        {item ? (
          <>
            <ItemOrigin provenance={item.provenance} />
            <Button look="caution" size="sm" icon={<Trash2 />} onClick={() => onDelete(item)}>
              {texts.delete}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
  return (
    <form ref={element} onSubmit={submit} noValidate className="has-data-note:[--note:40px]">
      {bar?.({ item, mark, action })}
      {body}
    </form>
  );
}

/** Where writing begins: in the requested field, or at the top of a new entry. With an existing entry the person may only want to look at it. */
function useBeginning(form: RefObject<HTMLFormElement | null>, item: Item | null, field: string | undefined) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const place = field && form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (place) beginIn(place);
    // A phone's keyboard would cover an entry that is only being looked at.
    else if (!item) form.current?.querySelector('input')?.focus();
  }, [form, item, field]);
}

const panelGrid = 'gap-x-10 lg:grid-cols-[208px_minmax(0,1fr)_216px]';
const pageGrid = 'page-wide gap-x-12 py-8 lg:grid-cols-[232px_minmax(0,68ch)_minmax(216px,1fr)]';

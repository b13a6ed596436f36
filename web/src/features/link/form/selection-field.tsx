import { type ItemKind, itemHeading, itemKinds } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { LinkSelection } from '@folia/contracts/link/shapes';
import { useId } from 'react';
import { sectionName } from '../../../lib/kind-names';
import { CheckLine } from './check-line';
import { formTexts as texts } from './form-texts';

type SelectionFieldProps = { items: readonly Item[]; selection: LinkSelection; onChange: (selection: LinkSelection) => void };
type Chosen = Extract<LinkSelection, { type: 'chosen' }>;

const including = <T,>(list: readonly T[], value: T, isIn: boolean) => (isIn ? [...list, value] : list.filter((one) => one !== value));

/** Everything shared, or whole sections and single items. Private things are not offered. */
export function SelectionField({ items, selection, onChange }: SelectionFieldProps) {
  const name = useId();
  const shared = items.filter((item) => item.visibility !== 'private');
  const kinds = itemKinds.filter((kind) => shared.some((item) => item.kind === kind));
  const choose = () => onChange({ type: 'chosen', kinds, items: [], contact: false });
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.8125rem] font-[550]">{texts.sees}</legend>
      <CheckLine
        type="radio"
        name={name}
        label={texts.all}
        note={texts.allHint}
        checked={selection.type === 'all'}
        onChange={() => onChange({ type: 'all' })}
      />
      <CheckLine type="radio" name={name} label={texts.chosen} checked={selection.type === 'chosen'} onChange={choose} />
      {selection.type === 'chosen' ? (
        <div className="ms-7 mt-1 grid items-start gap-x-8 border-s border-line ps-4 sm:grid-cols-2">
          {kinds.length === 0 ? <p className="col-span-full py-2 text-ink-2">{texts.noItems}</p> : null}
          {kinds.map((kind) => (
            <KindChoice key={kind} kind={kind} items={shared.filter((item) => item.kind === kind)} selection={selection} onChange={onChange} />
          ))}
          <CheckLine label={texts.contact} note={texts.contactHint} checked={selection.contact} onChange={(contact) => onChange({ ...selection, contact })} />
        </div>
      ) : null}
      <p className="mt-2 text-[0.8125rem] text-ink-3">{texts.privateNever}</p>
    </fieldset>
  );
}

function KindChoice({ kind, items, selection, onChange }: { kind: ItemKind; items: Item[]; selection: Chosen; onChange: (selection: LinkSelection) => void }) {
  const isWhole = selection.kinds.includes(kind);
  const ids = items.map((item) => item.id);
  const hasSingle = selection.items.some((id) => ids.includes(id));
  return (
    <div>
      <CheckLine
        label={sectionName(kind)}
        count={items.length}
        checked={isWhole}
        onChange={(whole) =>
          onChange({ ...selection, kinds: including(selection.kinds, kind, whole), items: selection.items.filter((id) => !ids.includes(id)) })
        }
      />
      {isWhole ? null : (
        <details open={hasSingle} className="ms-7 mb-1">
          <summary
            aria-label={texts.single(kind)}
            className="inline-flex min-h-11 cursor-pointer items-center text-[0.8125rem] text-leaf md:pointer-fine:min-h-7"
          >
            {texts.singleShort}
          </summary>
          {items.map((item) => (
            <CheckLine
              key={item.id}
              label={itemHeading(item.kind, item.fields)}
              checked={selection.items.includes(item.id)}
              onChange={(isIn) => onChange({ ...selection, items: including(selection.items, item.id, isIn) })}
            />
          ))}
        </details>
      )}
    </div>
  );
}

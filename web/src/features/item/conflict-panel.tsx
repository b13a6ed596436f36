import type { AnyFields } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import { changedFields } from '../../lib/changed-fields';
import { Button } from '../../ui/button';
import { FieldValue } from '../../ui/field-value';
import { editorFields } from './editor-fields';
import { texts } from './texts';

type ConflictPanelProps = { mine: AnyFields; theirs: Item; onKeepMine: () => void; onTakeTheirs: () => void; onKeepBoth: () => void };

/** Both versions of what differs, side by side; nothing is lost until the person has chosen. */
export function ConflictPanel({ mine, theirs, onKeepMine, onTakeTheirs, onKeepBoth }: ConflictPanelProps) {
  const names = changedFields(mine, theirs.fields);
  const fields = editorFields(theirs.kind).filter((field) => names.includes(field.name));
  return (
    <section aria-labelledby="conflict-title" className="mb-6 rounded-m border border-line-strong p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="conflict-title" className="me-auto font-semibold">
          {texts.conflictTitle}
        </h3>
        <Button size="sm" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="sm" look="primary" onClick={onKeepBoth}>
          {texts.keepBoth}
        </Button>
      </div>
      <p className="mt-1 mb-3 text-ink-3">{texts.conflictLead}</p>
      <table className="w-full table-fixed text-start">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-3 [&>th]:py-2 [&>th]:text-start [&>th]:font-medium">
            <td className="w-24" />
            <th scope="col">{texts.mine}</th>
            <th scope="col">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, label }) => (
            <tr key={name} className="border-b border-line align-top [&>td]:py-2 [&>td]:pe-3 [&>td]:[overflow-wrap:anywhere]">
              <th scope="row" className="py-2 pe-3 text-start font-normal text-ink-3">
                {label}
              </th>
              <td>
                <FieldValue value={mine[name]} />
              </td>
              <td>
                <FieldValue value={theirs.fields[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

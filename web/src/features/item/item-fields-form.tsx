import type { AnyFields, FieldValue, ItemKind } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { FieldErrors } from './check-fields';
import { editorFields } from './editor-fields';
import { EvidenceNote } from './evidence-note';
import { ItemField } from './item-field';
import { LinkFill } from './link-fill';
import { pasteCleanly } from './paste-cleanly';

type ItemFieldsFormProps = { kind: ItemKind; fields: AnyFields; errors: FieldErrors; item: Item | null; onEdit: (name: string, value: FieldValue) => void };

/** Every field of the kind. Short ones are in two columns; texts and lists take the whole line. */
export function ItemFieldsForm({ kind, fields, errors, item, onEdit }: ItemFieldsFormProps) {
  const evidence = item?.provenance.source === 'import' ? item.provenance.fields : {};
  const all = editorFields(kind);
  const marked = all.filter((field) => (evidence[field.name]?.length ?? 0) > 0);
  return (
    <div onPaste={pasteCleanly} className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-5 sm:grid-cols-2">
      {all.map((field) => {
        const number = marked.indexOf(field) + 1;
        return (
          <div key={field.name} data-field={field.name} className={field.wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            <ItemField
              field={field}
              value={fields[field.name]}
              error={errors[field.name]}
              disabled={field.name === 'endDate' && fields.current === true}
              choices={field.oneOf ? (fields[field.oneOf] as string[] | undefined) : undefined}
              mark={number > 0 ? <EvidenceNote number={number} label={field.label} evidence={evidence[field.name] ?? []} /> : null}
              onChange={(value) => onEdit(field.name, value)}
            />
            {field.name === 'url' ? <LinkFill kind={kind} fields={fields} onEdit={onEdit} /> : null}
          </div>
        );
      })}
    </div>
  );
}

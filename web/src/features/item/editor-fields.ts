import { type FieldSpec, type FieldType, headingFields, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import type { FieldName } from '../../lib/field-labels';
import { texts } from './texts';

/** One field of the editor, as described in the contract's table; `wide` ones take the whole line, the others half of it. */
export type EditorField = { name: FieldName; type: FieldType; label: string; hint?: string; max: number; maxItems: number; oneOf: string; wide: boolean };

const roomy: readonly FieldType[] = ['markdown', 'list', 'flag'];

/** All editor fields of a kind: possible headings of the item first, everything else in the table's order. */
export function editorFields(kind: ItemKind): EditorField[] {
  const heading: readonly string[] = headingFields[kind];
  const fields = Object.entries(itemFields[kind] as Record<string, FieldSpec>).map(([key, spec]): EditorField => {
    const name = key as FieldName;
    const { maxItems = 0, oneOf = '' } = spec;
    // A title of up to 500 letters is something to read, not to glance at.
    const wide = roomy.includes(spec.type) || (heading.includes(name) && spec.max > 200);
    return { name, type: spec.type, label: texts.label(name), hint: texts.hint(name), max: spec.max, maxItems, oneOf, wide };
  });
  return withoutHoles([...heading.flatMap((name) => fields.filter((field) => field.name === name)), ...fields.filter(({ name }) => !heading.includes(name))]);
}

/** A half-width field with nothing after it gets the whole line; From and Until stay side by side. */
function withoutHoles(fields: EditorField[]): EditorField[] {
  let isSecond = false;
  return fields.map((field, place) => {
    if (field.wide) {
      isSecond = false;
      return field;
    }
    const next = fields[place + 1];
    const wide = !isSecond && (!next || next.wide || next.name === 'startDate');
    isSecond = !isSecond && !wide;
    return { ...field, wide };
  });
}

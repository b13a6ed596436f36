import type { FieldSpec } from './field-spec';
import { type ItemKind, kinds } from './kinds';

export type { FieldSpec, FieldType } from './field-spec';
export type { ItemKind } from './kinds';

/** Order of the sections on the page. */
export const itemKinds = Object.keys(kinds) as [ItemKind, ...ItemKind[]];
const ofEach = <T>(fieldsOf: (kind: ItemKind) => T) => Object.fromEntries(itemKinds.map((kind) => [kind, fieldsOf(kind)])) as Record<ItemKind, T>;

/** Every field of each kind. One table feeds validation, the editor, the page and the import (DESIGN section 4). */
export const itemFields = ofEach((kind) => kinds[kind].fields) as { readonly [K in ItemKind]: (typeof kinds)[K]['fields'] };
/** At least one of these must be filled; the first that is filled heads the item. */
export const headingFields = ofEach((kind) => kinds[kind].headedBy) as { readonly [K in ItemKind]: (typeof kinds)[K]['headedBy'] };
/** Kinds of what was done from one day to another: they are read from the newest to the oldest. */
export const datedKinds = itemKinds.filter((kind) => 'startDate' in itemFields[kind]);

type ValueOf<F extends FieldSpec> = F['type'] extends 'list' ? string[] : F['type'] extends 'flag' ? boolean : string;
export type FieldsOf<K extends ItemKind> = {
  -readonly [F in keyof (typeof itemFields)[K]]?: (typeof itemFields)[K][F] extends FieldSpec ? ValueOf<(typeof itemFields)[K][F]> : never;
};
/** The typed fields of one item, told apart by its kind. */
export type ItemContent = { [K in ItemKind]: { kind: K; fields: FieldsOf<K> } }[ItemKind];
/** Any item's fields where the kind is only known at run time. */
export type FieldValue = string | string[] | boolean;
export type AnyFields = Record<string, FieldValue>;

/** The text that heads an item; empty when nothing that could head it is filled. */
export function itemHeading(kind: ItemKind, fields: AnyFields): string {
  for (const name of headingFields[kind]) {
    const value = fields[name];
    if (typeof value === 'string' && value) return value;
  }
  return '';
}

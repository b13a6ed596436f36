import type { FieldSpec } from './field-spec';
import { type ItemKind, kinds } from './kinds';

export type { FieldSpec, FieldType } from './field-spec';
export type { ItemKind } from './kinds';

/** The order of the sections on the page. */
export const itemKinds = Object.keys(kinds) as [ItemKind, ...ItemKind[]];
const ofEach = <T>(fieldsOf: (kind: ItemKind) => T) => Object.fromEntries(itemKinds.map((kind) => [kind, fieldsOf(kind)])) as Record<ItemKind, T>;

/** Every field of each kind. This one table drives validation, the editor, the page and the import (DESIGN section 4). */
export const itemFields = ofEach((kind) => kinds[kind].fields) as { readonly [K in ItemKind]: (typeof kinds)[K]['fields'] };
/** At least one of these must be filled; the first filled one is the item's heading. */
export const headingFields = ofEach((kind) => kinds[kind].headedBy) as { readonly [K in ItemKind]: (typeof kinds)[K]['headedBy'] };
/** Kinds of things done over a period of time, listed from newest to oldest. */
export const datedKinds = itemKinds.filter((kind) => 'startDate' in itemFields[kind]);

type ValueOf<F extends FieldSpec> = F['type'] extends 'list' ? string[] : F['type'] extends 'flag' ? boolean : string;
type FieldsOf<K extends ItemKind> = {
  -readonly [F in keyof (typeof itemFields)[K]]?: (typeof itemFields)[K][F] extends FieldSpec ? ValueOf<(typeof itemFields)[K][F]> : never;
};
/** The typed fields of one item, discriminated by its kind. */
export type ItemContent = { [K in ItemKind]: { kind: K; fields: FieldsOf<K> } }[ItemKind];
/** Any item's fields, for code that knows the kind only at run time. */
export type FieldValue = string | string[] | boolean;
export type AnyFields = Record<string, FieldValue>;

/** The heading of an item; empty when no heading field is filled. */
export function itemHeading(kind: ItemKind, fields: AnyFields): string {
  for (const name of headingFields[kind]) {
    const value = fields[name];
    if (typeof value === 'string' && value) return value;
  }
  return '';
}

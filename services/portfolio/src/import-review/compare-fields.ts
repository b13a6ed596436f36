import { type AnyFields, type FieldValue, type ItemKind, itemHeading } from '@folia/contracts/item/fields';
import type { FieldChange } from '@folia/contracts/resume-import/shapes';

export type Thing = { kind: ItemKind; fields: AnyFields };

const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const saysTheSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one) === JSON.stringify(other) || plain(one) === plain(other);

/** Where something was done; two positions with the same name at two places are different. */
const placeFields = ['employer', 'institution', 'organization', 'issuer', 'event', 'venue'];

/** "Node.js", "NodeJS" and "Node JS" are one skill; elsewhere a space may matter. */
const headOf = ({ kind, fields }: Thing) => {
  const head = plain(itemHeading(kind, fields));
  return kind === 'skill' ? head.replaceAll(' ', '') : head;
};

/** Whether two entries are the same thing: same kind, heading and place, and the same first year if both give one. */
export function isSameThing(a: Thing, b: Thing): boolean {
  if (a.kind !== b.kind || headOf(a) !== headOf(b)) return false;
  if (placeFields.some((name) => a.fields[name] && b.fields[name] && plain(a.fields[name]) !== plain(b.fields[name]))) return false;
  const [yearA, yearB] = [a, b].map(({ fields }) => String(fields.startDate ?? fields.date ?? '').slice(0, 4));
  return !yearA || !yearB || yearA === yearB;
}

/**
 * Three-way comparison of a file with an item: `mine` is the item now, `before` what an earlier file said if the item came from one. Answers the fields that
 * need a decision: `new` the item has no value, `update` the item still has the earlier file's value, `conflict` both have values of their own. A value that is
 * the same as in the earlier file is not asked about again, whatever the person has made of it since. Pure.
 */
export function compareFields(kind: ItemKind, theirs: AnyFields, mine: AnyFields, before: AnyFields | undefined): Record<string, FieldChange> {
  const changes: Record<string, FieldChange> = {};
  for (const [name, value] of Object.entries(theirs)) {
    // A skill that differs only in spelling is already there.
    if ((kind === 'skill' && name === 'name') || saysTheSame(value, mine[name])) continue;
    if (before?.[name] !== undefined && saysTheSame(value, before[name])) continue;
    if (mine[name] === undefined && before?.[name] === undefined) changes[name] = 'new';
    else changes[name] = before?.[name] !== undefined && saysTheSame(mine[name], before[name]) ? 'update' : 'conflict';
  }
  return changes;
}

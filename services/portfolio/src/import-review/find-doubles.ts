import type { Item } from '@folia/contracts/item';
import { type AnyFields, type ItemKind, itemHeading } from '@folia/contracts/item-fields';
import type { ImportReview, ReadResume } from '@folia/contracts/resume-import';

type Double = ImportReview['doubles'][number];
type Thing = { kind: ItemKind; fields: AnyFields };

const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Where something was done; two positions of one name at two places are two things. */
const placeFields = ['employer', 'institution', 'organization', 'issuer', 'event', 'venue'];

/** "Node.js", "NodeJS" and "Node JS" are one skill; elsewhere a space may matter. */
const headOf = ({ kind, fields }: Thing) => {
  const head = plain(itemHeading(kind, fields));
  return kind === 'skill' ? head.replaceAll(' ', '') : head;
};

/** What makes two entries the same thing: kind, heading, place, and the year it began where both say one. */
function isSameThing(a: Thing, b: Thing): boolean {
  if (a.kind !== b.kind || headOf(a) !== headOf(b)) return false;
  if (placeFields.some((name) => a.fields[name] && b.fields[name] && plain(a.fields[name]) !== plain(b.fields[name]))) return false;
  const [yearA, yearB] = [a, b].map(({ fields }) => String(fields.startDate ?? fields.date ?? '').slice(0, 4));
  return !yearA || !yearB || yearA === yearB;
}

const says = (fields: AnyFields, name: string, value: unknown) =>
  JSON.stringify(fields[name]) === JSON.stringify(value) || plain(fields[name]) === plain(value);

/** A skill that differs in its spelling only is said already. */
const saysAll = (entry: Thing, item: Item) =>
  Object.entries(entry.fields).every(([name, value]) => (entry.kind === 'skill' && name === 'name') || says(item.fields, name, value));

/** Entries that an item already says; `same` when every field of the entry stands there already. */
export function findDoubles(entries: ReadResume['entries'], items: Item[]): Double[] {
  return entries.flatMap((entry) => {
    const item = items.find((one) => isSameThing(entry, one));
    if (!item) return [];
    return [{ entryId: entry.id, itemId: item.id, same: saysAll(entry, item) }];
  });
}

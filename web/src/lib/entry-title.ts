import { type AnyFields, type ItemKind, itemHeading } from '@folia/contracts/item/fields';

/** The heading of an entry and where it was: its short name in rows and in screen reader texts. */
export function entryTitle(kind: ItemKind, fields: AnyFields): string {
  const where = ['employer', 'institution', 'organization', 'event', 'venue', 'issuer']
    .map((name) => fields[name])
    .find((value) => typeof value === 'string' && value);
  const head = itemHeading(kind, fields);
  return where && where !== head ? `${head}, ${where}` : head;
}

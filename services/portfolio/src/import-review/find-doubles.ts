import type { AnyFields } from '@folia/contracts/item/fields';
import type { Item } from '@folia/contracts/item/shapes';
import type { ImportReview, ReadResume } from '@folia/contracts/resume-import/shapes';
import { compareFields, isSameThing } from './compare-fields';

type Double = ImportReview['doubles'][number];
/** What earlier files said, by the id of the item it became. */
export type ImportedFields = ReadonlyMap<string, AnyFields>;

/** Entries that an item already covers, now or as it was imported; `same` when none of their fields needs a decision. */
export function findDoubles(entries: ReadResume['entries'], items: Item[], imported: ImportedFields): Double[] {
  return entries.flatMap((entry) => {
    const wasImportedAs = (item: Item) => {
      const before = imported.get(item.id);
      return before !== undefined && isSameThing(entry, { kind: item.kind, fields: before });
    };
    const item = items.find((one) => isSameThing(entry, one)) ?? items.find(wasImportedAs);
    if (!item) return [];
    const before = imported.get(item.id);
    const changes = compareFields(entry.kind, entry.fields, item.fields, before);
    return [{ entryId: entry.id, itemId: item.id, same: Object.keys(changes).length === 0, changes, before: before ?? {} }];
  });
}
